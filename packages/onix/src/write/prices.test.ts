import { expect, test } from 'vitest';
import { pricesOf, writePrices } from './prices.ts';

type Priced = Parameters<typeof pricesOf>[0];

/** Type, amount, currency and dates of each price; list 173: 14 from, 15 until. */
const written = (title: Priced) =>
  pricesOf(title).map((price) => {
    const { PriceType, PriceAmount, UnpricedItemType, CurrencyCode, PriceQualifier, PriceDate } = price as Record<
      string,
      unknown
    >;
    const dates = ((PriceDate ?? []) as { PriceDateRole: string; Date: { text: string } }[]).map(
      ({ PriceDateRole, Date: { text } }) => `${PriceDateRole} ${text}`,
    );
    return [PriceType, PriceAmount ?? `unpriced ${UnpricedItemType}`, CurrencyCode, PriceQualifier, ...dates];
  });

test('prices in dollars of both countries', () => {
  expect(written({ companyCode: '001', bar: { price: 24.99, canadianPrice: 31.5 }, stored: {} })).toEqual([
    ['01', '24.99', 'USD', undefined],
    ['01', '31.50', 'CAD', undefined],
  ]);
});

test('a scheduled price begins when the one before it has ended', () => {
  const scheduledPrices = [{ from: '2026-12-01', bar: { price: 26.99 }, stored: {} }];
  expect(written({ companyCode: '001', bar: { price: 24.99 }, stored: {}, scheduledPrices })).toEqual([
    ['01', '24.99', 'USD', undefined, '15 20261130'],
    ['01', '26.99', 'USD', undefined, '14 20261201'],
  ]);
});

test('an agency price that is the list price is written once, another one beside it', () => {
  const stored = { priceTypes: '41' };
  expect(written({ companyCode: '001', bar: { price: 9.99, ebAgencyPrice: 9.99 }, stored })).toEqual([
    ['41', '9.99', 'USD', undefined],
  ]);
  expect(written({ companyCode: '001', bar: { price: 9.99, ebAgencyPrice: 8.99 }, stored: {} })).toEqual([
    ['01', '9.99', 'USD', undefined],
    ['41', '8.99', 'USD', undefined],
  ]);
});

test('a list price that was sent as an agency price is retail when the agency price differs', () => {
  const bar = { price: 9.99, ebAgencyPrice: 8.99 };
  expect(written({ companyCode: '001', bar, stored: { priceTypes: '41' } })).toEqual([
    ['01', '9.99', 'USD', undefined],
    ['41', '8.99', 'USD', undefined],
  ]);
});

test('a price of zero is one only of a free title, a negative one never', () => {
  expect(written({ companyCode: '001', bar: { price: 0 }, stored: {} })).toEqual([]);
  expect(written({ companyCode: '001', bar: { price: -1, zeroPriceInd: 'Y' }, stored: {} })).toEqual([]);
  expect(written({ companyCode: '001', bar: { price: 0, zeroPriceInd: 'Y' }, stored: {} })).toEqual([
    [undefined, 'unpriced 01', 'USD', undefined],
  ]);
});

test('a title that is free in dollars may have a price in Canada', () => {
  const bar = { price: 0, canadianPrice: 5, zeroPriceInd: 'Y' };
  expect(written({ companyCode: '001', bar, stored: {} })).toEqual([
    [undefined, 'unpriced 01', 'USD', undefined],
    ['01', '5.00', 'CAD', undefined],
  ]);
});

test('the price for libraries says so', () => {
  expect(written({ companyCode: '001', bar: { price: 9.99, ebLibraryPrice: 29.99 }, stored: {} })).toEqual([
    ['01', '9.99', 'USD', undefined],
    ['01', '29.99', 'USD', '06'],
  ]);
});

test('a title without a price says that it is to be announced', () => {
  const record = { companyCode: '001', bar: {}, stored: {}, sheet: {} } as unknown as Parameters<typeof writePrices>[0];
  expect(writePrices(record, { today: '2026-03-01' })).toEqual({
    ProductSupply: { SupplyDetail: { UnpricedItemType: '02' } },
  });
});
