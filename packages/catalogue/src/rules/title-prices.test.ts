import { expect, test } from 'vitest';
import { pricesText, type TitlePrice } from './title-prices.ts';

const price = (terms: Partial<TitlePrice>): TitlePrice => ({
  amount: 24.99,
  currency: 'AUD',
  priceType: null,
  qualifier: null,
  minimumOrder: null,
  discount: null,
  tax: null,
  market: null,
  startDate: null,
  endDate: null,
  ...terms,
});

test.each<[string, Partial<TitlePrice>, string]>([
  ['an amount and its currency', {}, '24.99 AUD'],
  ['no currency', { currency: null }, '24.99 (currency not given)'],
  [
    'no currency before other terms',
    { currency: null, priceType: '05' },
    '24.99 (currency not given; Net, excluding tax)',
  ],
  ['free of charge', { amount: 0, currency: null }, 'Free of charge'],
  ['an amount of zero', { amount: 0 }, '0.00 AUD'],
  ['type and reader in words', { priceType: '02', qualifier: '10' }, '24.99 AUD (Retail, including tax; Libraries)'],
  ['the copies that it is for', { minimumOrder: 10, market: 'AU' }, '24.99 AUD (10 or more copies; Australia)'],
  ['codes without words', { priceType: '99', qualifier: '00' }, '24.99 AUD (99)'],
  ['few countries by name', { market: 'AU NZ' }, '24.99 AUD (Australia, New Zealand)'],
  ['parts of countries by name', { market: 'GB-SCT US-NY' }, '24.99 AUD (Scotland, New York)'],
  ['codes without a name', { market: 'GB XX-YY' }, '24.99 AUD (GB XX-YY)'],
  ['many countries by code', { market: 'AT BE DE FR NL' }, '24.99 AUD (AT BE DE FR NL)'],
  ['the world', { market: 'WORLD except CA US' }, '24.99 AUD (World except Canada, United States)'],
  ['the rest of the world of 2.1', { market: 'ROW' }, '24.99 AUD (Rest of the world)'],
  ['a country without a part', { market: 'GB except GB-SCT' }, '24.99 AUD (United Kingdom except Scotland)'],
  [
    'tax and period',
    { tax: '10% standard rate', startDate: '2026-04-01T00:00:00', endDate: '2026-06-30T00:00:00' },
    '24.99 AUD (10% standard rate; from 4/1/2026 until 6/30/2026)',
  ],
])('the text of a price shows %s', (_, terms, text) => {
  expect(pricesText([price(terms)])).toBe(text);
});

test('several prices are one text, no prices none', () => {
  expect(pricesText([price({}), price({ amount: 1234.5, currency: 'USD' })])).toBe('24.99 AUD; 1,234.50 USD');
  expect(pricesText([])).toBeNull();
  expect(pricesText(undefined)).toBeNull();
});
