import type { TitlePrice } from '@titlenet/catalogue/rules/title-prices';
import { expect, test } from 'vitest';
import { statesBarPrices } from './price-rows.ts';

const usd = (amount: number, terms: Partial<TitlePrice> = {}): TitlePrice => ({
  amount,
  currency: 'USD',
  priceType: '01',
  ...{ qualifier: null, minimumOrder: null, discount: null, tax: null, market: null, startDate: null, endDate: null },
  ...terms,
});
const title = { companyCode: '001', bar: { price: 11 }, stored: {} } as const;

test.each<[string, TitlePrice[]]>([
  ['one that has ended', [usd(9, { endDate: '2026-02-28T00:00:00' }), usd(11)]],
  ['one that has not begun', [usd(9, { startDate: '2026-03-02T00:00:00' }), usd(11)]],
  ['one for several copies', [usd(9, { minimumOrder: 10 }), usd(11)]],
  ['one for libraries', [usd(9, { qualifier: '06' }), usd(11)]],
])('the table states the price of the title bar beside %s', (_, rows) => {
  expect(statesBarPrices(rows, title, '2026-03-01')).toBe(true);
});

test('the table does not state a price that the house has replaced', () => {
  expect(statesBarPrices([usd(9)], title, '2026-03-01')).toBe(false);
});
