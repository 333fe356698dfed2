import { expect, test } from 'vitest';
import { titleCodes } from './title-codes.ts';
import { zeroPricedText } from './zero-price.ts';

test('shows the indicator of a title whose price is 0 [SHEET-083]', () => {
  expect(zeroPricedText({ zeroPriceInd: 'Y', price: 0 })).toBe('Zero Priced Y');
  expect(zeroPricedText({ zeroPriceInd: 'N', price: 0 })).toBe('Zero Priced N');
});

test.each([
  { zeroPriceInd: 'Y', price: 9.99 },
  { zeroPriceInd: 'Y', price: null },
  { zeroPriceInd: '', price: 0 },
  { zeroPriceInd: null, price: 0 },
  { zeroPriceInd: 'X', price: 0 },
])('shows nothing for %j [SHEET-084]', (title) => {
  expect(zeroPricedText(title)).toBeNull();
});

test.each([
  ['Y', 0, [{ code: 'Y', description: 'Y' }]],
  ['N', 0, [{ code: 'N', description: 'N' }]],
  ['N', 5, undefined],
  [null, 0, undefined],
])('the criterion Zero Price finds indicator %j with price %d (G-65): %j', (zeroPriceInd, price, codes) => {
  const title = { companyCode: '001' as const, bar: { price, zeroPriceInd }, sheet: {}, stored: {}, codes: {} };
  expect(titleCodes(title).zeroPrice).toEqual(codes);
});
