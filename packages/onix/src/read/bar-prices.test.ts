import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { expect, test } from 'vitest';
import { priceByCurrency, scheduledPrices } from './bar-prices.ts';
import type { OnixPrice } from './onix-values.ts';

const TODAY = '2026-03-01';
const print = { currency: 'USD', isDigital: false };
const price = (amount: number, more: Partial<OnixPrice> = {}): OnixPrice => ({ amount, currency: 'USD', ...more });
const coming = (prices: OnixPrice[], rule = print) => scheduledPrices(prices, rule, TODAY);

test.each<[string, OnixPrice[], [from: string, bar: object][] | undefined]>([
  ['without periods', [price(20), price(25, { currency: 'CAD' })], undefined],
  ['begun long ago', [price(20), price(15, { from: '2026-03-01T00:00:00' })], undefined],
  ['over', [price(20), price(15, { until: '2026-02-28T00:00:00' })], undefined],
  ['until the end of time', [price(20, { until: '9999-12-31T00:00:00' })], undefined],
  ['that begins', [price(20), price(15, { from: '2026-04-01T00:00:00' })], [['2026-04-01', { price: 15 }]]],
  [
    'that ends, the day after its last one',
    [price(20), price(15, { from: '2026-02-01T00:00:00', until: '2026-03-31T00:00:00' })],
    [['2026-04-01', { price: 20 }]],
  ],
  [
    'of a currency that the bar does not show',
    [price(20), price(9, { currency: 'EUR', from: '2026-04-01' })],
    undefined,
  ],
  [
    'of either currency of the bar, with the other one',
    [
      price(20),
      price(25, { currency: 'CAD' }),
      price(0, { from: '2026-05-01' }),
      price(30, { currency: 'CAD', from: '2026-04-01' }),
    ],
    [
      ['2026-04-01', { price: 20, canadianPrice: 30 }],
      ['2026-05-01', { price: 0, zeroPriceInd: 'Y', canadianPrice: 30 }],
    ],
  ],
])('prices of later days: one %s', (_, prices, expected) => {
  expect(coming(prices)?.map(({ from, bar }) => [from, bar])).toEqual(expected);
});

test('prices of later days for agents and libraries are those of e-books; their types go with them [SHEET-140, SHEET-141]', () => {
  const library = { qualifier: '06' };
  const prices = [
    ...[price(12, { type: '41' }), price(10, { type: '41', from: '2026-04-01' })],
    ...[price(40, library), price(35, { ...library, from: '2026-04-01' })],
  ];
  expect(coming(prices)).toEqual([{ from: '2026-04-01', bar: { price: 10 }, stored: { priceTypes: '41; ' } }]);
  const bar = { price: 10, ebAgencyPrice: 10, ebLibraryPrice: 35 };
  expect(coming(prices, { ...print, isDigital: true })).toEqual([
    { from: '2026-04-01', bar, stored: { priceTypes: '41; ' } },
  ]);
});

test('a record of very many prices is read within a second, and the next twelve turns are kept', async () => {
  const day = (index: number) => new Date(Date.UTC(2026, 2, 2 + index)).toISOString().slice(0, 10);
  const periods = Array.from({ length: 20_000 }, (_, index) => price(index, { from: day(index % 5_000) }));
  const currencies = Array.from({ length: 20_000 }, (_, index) => price(index, { currency: `C${index}` }));
  const work = () => {
    const turns = coming([price(99), ...periods]);
    expect(Object.keys(priceByCurrency(currencies, TODAY))).toHaveLength(20_000);
    expect(turns?.map(({ from }) => from)).toEqual(Array.from({ length: 12 }, (_, index) => day(index)));
  };
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});
