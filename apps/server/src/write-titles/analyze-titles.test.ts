import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { analyzeTitles } from './analyze-titles.queries.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await sql`truncate title cascade`.execute(database.db);
});
afterEach(() => database.drop());

const addTitles = (first: number, last: number) =>
  saveAsHouse(
    database,
    Array.from({ length: last - first + 1 }, (_, index) =>
      titleRecord({ isbn: `97800620${String(first + index).padStart(5, '0')}` }),
    ),
  );

/** The planner's number of titles; -1 before the first analyze. */
async function plannedTitles(): Promise<number> {
  const { rows } = await sql<{ titles: number }>`
    select reltuples::float8 as titles from pg_class where oid = 'title'::regclass`.execute(database.db);
  return rows[0]!.titles;
}

test('an import of many records updates planner statistics, one of a few records does not', async () => {
  await addTitles(1, 2);
  await analyzeTitles(database.batch, 999);
  expect(await plannedTitles()).not.toBe(2);
  await analyzeTitles(database.batch, 1_000);
  expect(await plannedTitles()).toBe(2);
});

test('statistics are updated only if the catalogue has doubled since', async () => {
  await addTitles(1, 40);
  await analyzeTitles(database.batch, 1_000);
  expect(await plannedTitles()).toBe(40);
  await addTitles(41, 44);
  await analyzeTitles(database.batch, 1_000);
  expect(await plannedTitles()).toBe(40);
  await addTitles(45, 140);
  await analyzeTitles(database.batch, 1_000);
  expect(await plannedTitles()).toBe(140);
});
