import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { saveAsHouse, titleRecord } from '../../../../test/test-titles.ts';

/** Titles named after their net sales; 64.1 × 1000 and 16.001 × 1000 are not whole in binary arithmetic. */
const netSales = [-1, 0, 12_000, 12_001, 16_001, 64_100];
/** And titles named after their price. */
const prices = [9.98, 9.99];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await saveAsHouse(server.database, [
    ...netSales.map((ltdNet, index) =>
      titleRecord({ isbn: `978006204080${index}`, bar: { title: `Net ${ltdNet}` }, stored: { ltdNet } }),
    ),
    ...prices.map((price, index) =>
      titleRecord({ isbn: `978006204081${index}`, bar: { title: `Price ${price}`, price } }),
    ),
  ]);
});
afterAll(() => server.close());

async function found(values: object): Promise<string[]> {
  const payload = { ...values, sortBy: 'LTD_Net', isShowCover: 'false' };
  const url = '/api/Searching/PowerSearch/HarperCollins';
  const answer = await server.app.inject({ method: 'POST', url, headers: server.as('employee'), payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map((row: { TITLE: string }) => row.TITLE);
}

describe('bounds of numbers', () => {
  const [equal, notEqual, moreOrEqual, lessOrEqual] = [3, 4, 5, 6];

  test.each([
    ['64.1', equal, ['Net 64100']],
    ['64.1', moreOrEqual, ['Net 64100']],
    ['16.001', equal, ['Net 16001']],
    ['16.001', moreOrEqual, ['Net 16001', 'Net 64100']],
    ['64.1', lessOrEqual, ['Net -1', 'Net 0', 'Net 12000', 'Net 12001', 'Net 16001', 'Net 64100']],
  ])('net sales in thousands, %s with operator %i, are whole copies [G-192]', async (salesLTDNet, operator, titles) => {
    expect(await found({ salesLTDNet, salesLTDNetSwitch: operator })).toEqual(titles);
  });

  test.each([
    ['12.0005', moreOrEqual, ['Net 12001', 'Net 16001', 'Net 64100']],
    ['12.0005', lessOrEqual, ['Net -1', 'Net 0', 'Net 12000']],
    ['12.0005', equal, []],
    ['64.0995', notEqual, ['Net -1', 'Net 0', 'Net 12000', 'Net 12001', 'Net 16001', 'Net 64100']],
    ['-0.0005', moreOrEqual, ['Net 0', 'Net 12000', 'Net 12001', 'Net 16001', 'Net 64100']],
    ['-0.0005', lessOrEqual, ['Net -1']],
  ])(
    'a bound between two copies, %s with operator %i, excludes the one beyond it',
    async (salesLTDNet, operator, titles) => {
      expect(await found({ salesLTDNet, salesLTDNetSwitch: operator })).toEqual(titles);
    },
  );

  test.each([
    ['9.985', moreOrEqual, ['Price 9.99']],
    ['9.985', lessOrEqual, ['Price 9.98']],
    ['9.985', equal, []],
  ])('a price is compared as it is typed, %s with operator %i', async (price, operator, titles) => {
    expect(await found({ price, priceSwitch: operator })).toEqual(titles);
  });
});
