import { expect, test } from 'vitest';
import { hyphenateIsbn } from './isbn-hyphenation.ts';

test.each([
  ['9780061120084', '978-0-06-112008-4'],
  ['080442957X', '0-8044-2957-X'],
  ['9780061120085', '9780061120085'],
  ['0000000000000', '0000000000000'],
  ['', ''],
])('%j is shown as %j', (isbn, expected) => {
  expect(hyphenateIsbn(isbn)).toBe(expected);
});
