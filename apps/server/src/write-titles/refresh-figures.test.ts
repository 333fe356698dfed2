import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { putMonthlySales } from '../records/monthly-sales.queries.ts';
import { TermRegistry } from '../records/terms.queries.ts';
import { refreshFigures } from './refresh-figures.ts';

const isbns = Array.from({ length: 7 }, (_, index) => `978006204080${index}`);
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await saveAsHouse(
    database,
    isbns.map((isbn) => titleRecord({ isbn })),
  );
  await putMonthlySales(
    database.batch,
    isbns.map((isbn, index) => ({
      ...{ kind: 'sales-month', companyCode: '001', isbn, month: '2026-02', channel: 'Trade', account: 'A' },
      ...{ gross: 10 + index, returns: 0, dollars: 0 },
    })),
  );
});
afterEach(() => database.drop());

/** One title per transaction, and more transactions than the limit. */
const refresh = () => refreshFigures(database.batch, { runId: null, terms: new TermRegistry() }, 1);
const nets = async () =>
  (await database.db.selectFrom('title').select(['isbn', 'ltd_net']).orderBy('isbn').execute()).map(
    ({ ltd_net }) => ltd_net,
  );
const stale = async () =>
  (await database.db.selectFrom('stale_figures').select('isbn').execute()).map(({ isbn }) => isbn);

test('two concurrent transactions update the figures of every title once', async () => {
  await refresh();
  expect(await nets()).toEqual([10, 11, 12, 13, 14, 15, 16]);
  expect(await stale()).toEqual([]);
  const changes = await database.db
    .selectFrom('title_change')
    .select('field')
    .where('field', '=', 'stored.ltdNet')
    .execute();
  expect(changes).toHaveLength(isbns.length);
});

test('an error for one title does not stop the others; the title is named and updated by the next run [G-191]', async () => {
  await sql`
    create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no figures of this one'; end $$`.execute(database.db);
  await sql`
    create trigger refuse before insert on in_house_fragment for each row
    when (new.isbn = '9780062040803') execute function refuse()`.execute(database.db);
  const failed = await refreshFigures(database.batch, { runId: null, terms: new TermRegistry() }, 3);
  expect(failed).toMatchObject([
    { companyCode: '001', isbn: '9780062040803', reason: expect.stringContaining('no figures of this one') },
  ]);
  expect(await stale()).toEqual(['9780062040803']);
  expect(await nets()).toEqual([10, 11, 12, null, 14, 15, 16]);
  await sql`drop trigger refuse on in_house_fragment`.execute(database.db);
  await refresh();
  expect(await stale()).toEqual([]);
  expect(await nets()).toEqual([10, 11, 12, 13, 14, 15, 16]);
  await sql`drop function refuse`.execute(database.db);
});
