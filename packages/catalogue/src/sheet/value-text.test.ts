import { expect, test } from 'vitest';
import { companyOf } from '../companies.ts';
import { knownField } from './known-field.ts';
import { changedTexts } from './value-text.ts';

const trade = companyOf('001');
const changed = (path: string, oldValue: string | null, newValue: string | null) => {
  const texts = changedTexts(knownField(path, trade)?.field, { oldValue, newValue }, trade);
  return [texts.oldValue, texts.newValue];
};
const prices = (...amounts: number[]) =>
  JSON.stringify(amounts.map((amount) => ({ amount, currency: 'USD', priceType: '01', market: null })));

test('of a list only the rows that differ are named [CHANGED-08]', () => {
  expect(changed('subrights.prices', prices(24.99, 5), prices(26.99, 5))).toEqual([
    '24.99 USD (Retail, excluding tax)',
    '26.99 USD (Retail, excluding tax)',
  ]);
  expect(changed('subrights.prices', prices(5), prices(5, 7))).toEqual([null, '7.00 USD (Retail, excluding tax)']);
});

test('of a list in another order, and of other values, both are named whole', () => {
  expect(changed('subrights.prices', prices(5, 7), prices(7, 5))[0]).toBe(
    '5.00 USD (Retail, excluding tax); 7.00 USD (Retail, excluding tax)',
  );
  expect(changed('bar.price', '24.99', '26.99')).toEqual(['$24.99', '$26.99']);
  expect(changed('editorial.keynote', null, 'A storm.')).toEqual([null, 'A storm.']);
});
