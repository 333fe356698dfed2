import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countingDatabase } from '../../../test/counting-database.ts';
import { until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { IndexReplicator } from './index-replicator.ts';

let database: TestDatabase;
let follower: IndexReplicator;

beforeEach(async () => {
  database = await createTestDatabase();
  // The embedded database is asked as PostgreSQL is, whatever it tells.
  follower = new IndexReplicator({ ...database, isHearing: () => false }, quietLog, () => {});
  follower.start();
  await follower.whenRead();
  // From here on it knows that nothing has changed.
  await follower.current();
});
afterEach(async () => {
  await follower.close();
  await database.drop();
});

const addTitle = () => saveAsHouse(database, [titleRecord({ isbn: '9780062040800' })]);

/** Gives how many titles each look found. */
function looking(first?: () => Promise<number>) {
  const found: number[] = [];
  return {
    found,
    look: async (index: CatalogueIndex) => {
      found.push(index.size);
      return found.length === 1 && first ? first() : index.size;
    },
  };
}

test('one look is enough where nothing has changed', async () => {
  const { found, look } = looking();
  expect(await follower.find(look)).toBe(0);
  expect(found).toEqual([0]);
});

test('a look from before a change is not the answer, and nothing looks early while titles change', async () => {
  await addTitle();
  const { found, look } = looking();
  expect(await follower.find(look)).toBe(1);
  expect(found).toEqual([0, 1]);
  const next = looking();
  expect(await follower.find(next.look)).toBe(1);
  expect(next.found).toEqual([1]);
});

test('a look from before a change may fail', async () => {
  await addTitle();
  const failing = looking(() => Promise.reject(new Error('the rows did not come')));
  expect(await follower.find(failing.look)).toBe(1);
  expect(failing.found).toEqual([0, 1]);
});

test('a look that never ends keeps nobody who may look again', async () => {
  await addTitle();
  const endless = looking(() => new Promise(() => {}));
  expect(await follower.find(endless.look)).toBe(1);
});

test('a look that is the answer is heard when it fails', async () => {
  const failing = looking(() => Promise.reject(new Error('the rows did not come')));
  await expect(follower.find(failing.look)).rejects.toThrow('the rows did not come');
});

test('what has changed is asked for where anything was committed, and by PostgreSQL only then', async () => {
  const counted = countingDatabase(database);
  const other = new IndexReplicator(counted.database, quietLog, () => {});
  other.start();
  await other.whenRead();
  const asks = () => counted.isAskedBy(() => other.current());
  // The embedded database has to listen first.
  await until(async () => !(await asks()), 20_000);
  await addTitle();
  expect(await asks()).toBe(true);
  expect(await isAskedInQuiet(asks)).toBe(false);
  expect((await other.current())?.size).toBe(1);
  await other.close();
});

/**
 * Whether anything is asked while nothing is committed. PostgreSQL numbers the transactions of all databases together, so
 * those of the test files beside this one count too: tried again until two snapshots say that there was none.
 */
async function isAskedInQuiet(asks: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const before = await readSnapshot();
    // The first look may still owe its question to what was committed before.
    await asks();
    const asked = await asks();
    if ((await readSnapshot()) === before) {
      return asked;
    }
  }
  throw new Error('The other databases were never quiet.');
}

async function readSnapshot(): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(database.db);
  return rows[0]?.snapshot ?? '';
}
