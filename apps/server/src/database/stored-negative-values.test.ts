import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { quietLog } from '../../test/quiet-log.ts';
import { emptyStore } from '../../test/store-digest.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsFeed, saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { rebuildTitles } from '../write-titles/rebuild-titles.ts';
import { up } from './migrations/0011-negative-values.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyStore(database.batch));

const shown = async () => {
  const row = await database.batch.selectFrom('title_document').select(['bar', 'sheet']).executeTakeFirstOrThrow();
  return { ...JSON.parse(row.bar), ...JSON.parse(`{${row.sheet}}`) };
};

test('negative prices and numbers that the house had sent are gone after the migration [G-203]', async () => {
  const price = { currency: 'USD', priceType: '01', qualifier: null, tax: null, market: null };
  const prices = [5, -5].map((amount) => ({ ...price, amount, minimumOrder: -1, startDate: null, endDate: null }));
  await saveAsFeed(database, [titleRecord({ source: { sender: 'a', recordReference: 'a' }, bar: { price: 12 } })]);
  await saveAsHouse(database, [
    titleRecord({
      bar: { title: 'The Lantern Keeper', price: -20, canadianPrice: 25, pageCount: -320, tapecount: 0 },
      sheet: {
        subrights: { prices: prices as never },
        contracts: { purchaseQty: -1 },
        editorial: { keynote: '"price":-1' },
      },
      stored: { availStock: -3, totalInPrint: -4 },
      references: [{ isbn: '9780061122415', list: 'otherWorks', known: { title: 'Tides', price: -1, ltdNet: -2 } }],
    }),
  ]);
  expect(await shown()).toMatchObject({ price: -20 });
  await up(database.batch as Kysely<unknown>);
  await rebuildTitles(database, quietLog, { version: 'after the migration' });
  expect(await shown()).toMatchObject({
    ...{ title: 'The Lantern Keeper', price: 12, canadianPrice: 25, pageCount: null, tapecount: 0 },
    subrights: { prices: [{ amount: 5 }] },
    contracts: { purchaseQty: null },
    editorial: { keynote: '"price":-1' },
  });
  const { record } = await database.batch
    .selectFrom('title_source')
    .select('record')
    .where('is_house', '=', true)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(record)).toMatchObject({
    stored: { availStock: -3 },
    references: [{ known: { title: 'Tides', ltdNet: -2 } }],
  });
  expect(record).not.toMatch(/"(price|pageCount|totalInPrint|minimumOrder|purchaseQty)":-/);
});

test('negative values of other senders and records without them stay as they are [G-203]', async () => {
  await saveAsFeed(database, [titleRecord({ source: { sender: 'a', recordReference: 'a' }, bar: { price: -12 } })]);
  await saveAsHouse(database, [titleRecord({ bar: { title: 'Tides', price: 20 }, stored: { ltdNet: -3 } })]);
  const stored = () => database.batch.selectFrom('title_source').selectAll().orderBy('sender').execute();
  const before = await stored();
  await up(database.batch as Kysely<unknown>);
  expect(await stored()).toEqual(before);
});
