import { expect, test } from 'vitest';
import { returnsWords } from './supply-terms.ts';
import { discountCodes } from './title-prices.ts';
import { typedCodes } from './typed-codes.ts';

test('codes are separated from their types', () => {
  expect(typedCodes('02 Y; 03 a b')).toEqual([
    { type: '02', code: 'Y' },
    { type: '03', code: 'a b' },
  ]);
  expect(typedCodes('; 02 ')).toEqual([]);
  expect(typedCodes(null)).toEqual([]);
});

test('codes that the house sends without a type stay whole, also outside of the basic plane', () => {
  expect(discountCodes('02 STD; TRADE; 😀😀')).toEqual(['STD', 'TRADE', '😀😀']);
  expect(returnsWords('02 Y; 03 6; Firm sale; 😀😀')).toBe(
    'Returnable, full copies; 6 (UK trade code); Firm sale; 😀😀',
  );
});
