import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../test/test-titles.ts';
import { analyzeTitles } from './analyze-titles.queries.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await saveAsHouse(database, [titleRecord({ isbn: '9780062040800' }), titleRecord({ isbn: '9780062040817' })]);
});
afterEach(() => database.drop());

/** How many titles the planner reckons with. */
async function plannedTitles(): Promise<number> {
  const { rows } = await sql<{ titles: number }>`
    select reltuples::float8 as titles from pg_class where oid = 'title'::regclass`.execute(database.db);
  return rows[0]!.titles;
}

const letPlannerKnow = (titles: number) =>
  sql`update pg_class set reltuples = ${titles} where oid = 'title'::regclass`.execute(database.db);

test('an import of many titles tells the planner of them, one of a few does not', async () => {
  await letPlannerKnow(-1);
  await analyzeTitles(database, 999);
  expect(await plannedTitles()).toBe(-1);
  await analyzeTitles(database, 1_000);
  expect(await plannedTitles()).toBe(2);
});

test('PostgreSQL, which looks after itself, is left alone where it knows more titles than came in', async () => {
  await letPlannerKnow(1_001);
  await analyzeTitles(database, 1_000);
  expect(await plannedTitles()).toBe(database.kind === 'postgres' ? 1_001 : 2);
});
