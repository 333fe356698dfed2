import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { findSearchIndexes } from './search-indexes.queries.ts';
import { createSearchIndexes, dropSearchIndexes } from './search-indexes.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  await saveAsHouse(database, [titleRecord({ isbn: '9780062000001' })]);
});
afterEach(async () => {
  await database.drop();
});

const validIndexes = async () =>
  (await findSearchIndexes(database.batch)).filter(({ isValid }) => isValid).map(({ name }) => name);

/** Writers that have not ended hold back an index that is created concurrently. */
async function withOpenTransaction(work: () => Promise<void>): Promise<void> {
  const other = await database.pool.connect();
  try {
    await other.query(`begin; update title set isbn = isbn`);
    await work();
  } finally {
    await other.query('rollback');
    other.release();
  }
}

test('titles are changed while indexes are created', async () => {
  let creating: Promise<void> | undefined;
  await withOpenTransaction(async () => {
    creating = createSearchIndexes(database);
    await sleep(300);
    await saveAsHouse(database, [titleRecord({ isbn: '9780062000002' })]);
    expect(await validIndexes()).toEqual([]);
  });
  await creating;
  expect(await validIndexes()).toHaveLength(32);
});

test('servers that start at the same time create each index once', async () => {
  const created: string[] = [];
  const onCreated = (name: string) => created.push(name);
  await Promise.all([1, 2, 3].map(() => createSearchIndexes(database, { onCreated })));
  expect(await validIndexes()).toHaveLength(32);
  expect(new Set(created).size).toBe(32);
  expect(created).toHaveLength(32);
});

test('an index that an interrupted server left behind is created again', async () => {
  await createSearchIndexes(database);
  await sql`update pg_index set indisvalid = false where indexrelid = 'title_price'::regclass`.execute(database.batch);
  expect(await validIndexes()).not.toContain('title_price');
  const created: string[] = [];
  await createSearchIndexes(database, { onCreated: (name) => created.push(name) });
  expect(created).toEqual(['title_price']);
  expect(await validIndexes()).toHaveLength(32);
  expect(await dropSearchIndexes(database)).toHaveLength(32);
  expect(await validIndexes()).toEqual([]);
});

test('progress rises with each index', async () => {
  const shares: number[] = [];
  await createSearchIndexes(database, { onProgress: (share) => shares.push(share) });
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(17);
});
