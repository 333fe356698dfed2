import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { fileOf } from '../feed-file.test-data.ts';
import { importOnix } from './import-onix.ts';
import { keeper, message, product, type TestProduct, tides } from './onix-messages.test-data.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => sql`truncate title, term, feed_run restart identity cascade`.execute(database.batch));

/** Imports a message of this day of January 2026. */
function send(products: readonly TestProduct[], day: number) {
  const file = fileOf(message(products.map(product), `202601${String(day).padStart(2, '0')}T1200`), `${day}.xml`);
  const options = { database, company: '001' as const, imprintCompanies: new Map(), startedBy: 'test' };
  return importOnix(file, { ...options, onProgress: () => undefined });
}

/** Title and price of the stored titles, by ISBN; deleted ones are 'deleted'. */
async function storedTitles() {
  const rows = await database.batch
    .selectFrom('title')
    .innerJoin('title_document', 'title_id', 'id')
    .select(['isbn', 'bar', 'is_deleted'])
    .orderBy('isbn')
    .execute();
  return rows.map(({ isbn, bar, is_deleted }) => {
    const { title, price } = JSON.parse(bar);
    return [isbn, is_deleted ? 'deleted' : `${title} ${price}`];
  });
}

test('records with references too long for an index are updated and deleted one by one', async () => {
  const one = { ...keeper, reference: `${'r'.repeat(5_000)}1`, price: '20.00' };
  const two = { ...tides, reference: `${'r'.repeat(5_000)}2`, price: '30.00' };
  expect(await send([one, two], 1)).toMatchObject({ added: 2, rejected: [] });
  expect(await send([{ ...two, title: undefined, price: '31.00', notification: '04' }], 2)).toMatchObject({
    updated: 1,
  });
  expect(await storedTitles()).toEqual([
    [tides.isbn, 'Tides 31'],
    [keeper.isbn, 'The Lantern Keeper 20'],
  ]);
  expect(await send([{ reference: one.reference, notification: '05' }], 3)).toMatchObject({ deleted: 1, rejected: [] });
  expect(await storedTitles()).toEqual([
    [tides.isbn, 'Tides 31'],
    [keeper.isbn, 'deleted'],
  ]);
});

test('a record of an unknown notification type updates its title, and deletes or empties none', async () => {
  const whole = { ...keeper, price: '20.00' };
  await send([whole], 1);
  const report = await send([{ ...whole, price: '21.00', notification: 'U' }], 2);
  expect(report).toMatchObject({ updated: 1, rejected: [] });
  expect(report.warned.warnings).toMatchObject([
    { path: 'NotificationType', message: 'Unknown; taken as 03', value: 'U' },
  ]);
  await send([{ reference: keeper.reference, isbn: keeper.isbn, notification: 'D' }], 3);
  await send([{ reference: keeper.reference, isbn: keeper.isbn, notification: '5' }], 4);
  expect(await storedTitles()).toEqual([[keeper.isbn, 'The Lantern Keeper 21']]);
});

test('a deletion without a reference deletes only the record that was sent without one', async () => {
  await send([keeper, { ...tides, reference: '' }], 1);
  const deletions = [keeper, tides].map(({ isbn }) => ({ reference: '', isbn, notification: '05' }));
  const report = await send(deletions, 2);
  expect(report).toMatchObject({ deleted: 1, rejected: [] });
  expect(await storedTitles()).toEqual([
    [tides.isbn, 'deleted'],
    [keeper.isbn, 'The Lantern Keeper null'],
  ]);
  expect(report.warned.warnings).toContainEqual(
    expect.objectContaining({ message: 'The sender has another record of this ISBN', value: 'hp-1', count: 1 }),
  );
});

test('each contradiction of a sender is counted once, also of two messages for one record in a file', async () => {
  await send([{ ...keeper, reference: 'hp-1', price: '20.00' }], 1);
  const again = { ...keeper, reference: 'hp-9' };
  const report = await send([{ ...again, price: '21.00' }, tides, { ...again, price: '22.00' }], 2);
  expect(report).toMatchObject({ added: 1, updated: 2, warnings: 2 });
});
