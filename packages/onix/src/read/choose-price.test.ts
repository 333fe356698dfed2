import { expect, test } from 'vitest';
import { choosePrice } from './choose-price.ts';
import type { OnixPrice } from './onix-values.ts';

/** Types of list 58: 01 and 02 retail, 11 and 12 special sale, 21 and 22 pre-publication; the even ones include tax. */
const priceOf = (type: string | undefined, amount: number, currency: string): OnixPrice => ({
  amount,
  currency,
  ...(type !== undefined && { type }),
});

test.each<[string, string, [string | undefined, number][], number]>([
  [
    'the first of two equal ones',
    'USD',
    [
      ['01', 20],
      ['01', 22],
    ],
    20,
  ],
  [
    'one without tax in dollars',
    'USD',
    [
      ['02', 22],
      ['01', 20],
    ],
    20,
  ],
  [
    'one with tax in pounds',
    'GBP',
    [
      ['01', 20],
      ['02', 22],
    ],
    22,
  ],
  [
    'retail before one without a type',
    'USD',
    [
      [undefined, 22],
      ['02', 20],
    ],
    20,
  ],
  [
    'one without a type before pre-publication',
    'USD',
    [
      ['21', 20],
      [undefined, 22],
    ],
    22,
  ],
  [
    'pre-publication without tax in dollars',
    'USD',
    [
      ['22', 22],
      ['21', 20],
    ],
    20,
  ],
  [
    'pre-publication with tax in pounds',
    'GBP',
    [
      ['21', 20],
      ['22', 22],
    ],
    22,
  ],
  [
    'pre-publication with tax before a special sale without',
    'USD',
    [
      ['11', 9],
      ['22', 22],
    ],
    22,
  ],
  [
    'a special sale without tax in dollars',
    'USD',
    [
      ['12', 22],
      ['11', 20],
    ],
    20,
  ],
])('the list price is %s', (_, currency, prices, expected) => {
  const sent = prices.map(([type, amount]) => priceOf(type, amount, currency));
  expect(choosePrice(sent, currency, '2026-03-01')?.amount).toBe(expected);
});

test('a supplier’s net price is never the list price', () => {
  expect(choosePrice([priceOf('05', 9, 'USD')], 'USD', '2026-03-01')).toBeUndefined();
});

test('a price is valid on its first and on its last day', () => {
  const before = priceOf('01', 20, 'USD');
  expect(choosePrice([before, { ...before, amount: 22, from: '2026-03-01' }], 'USD', '2026-03-01')?.amount).toBe(22);
  const later = { ...before, from: '2026-03-02' };
  expect(choosePrice([later, { ...before, amount: 22, until: '2026-03-01' }], 'USD', '2026-03-01')?.amount).toBe(22);
});

test('a currency of several countries takes any known country, but no territory of unknown codes alone', () => {
  const inEuro = priceOf('02', 20, 'EUR');
  expect(choosePrice([{ ...inEuro, countries: ['DE'] }], 'EUR', '2026-03-01')?.amount).toBe(20);
  expect(choosePrice([{ ...inEuro, countries: [] }], 'EUR', '2026-03-01')).toBeUndefined();
});
