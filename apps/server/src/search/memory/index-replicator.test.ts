import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countingDatabase } from '../../../test/counting-database.ts';
import { until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { IndexReplicator } from './index-replicator.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
});

const addTitle = () => saveAsHouse(database, [titleRecord({ isbn: '9780062040800' })]);

test('queries changes only after a commit', async () => {
  const counted = countingDatabase(database);
  const replicator = new IndexReplicator({ database: counted.database, log: quietLog, onChange: () => {} });
  replicator.start();
  await replicator.whenLoaded();
  const queries = () => counted.isAskedBy(() => replicator.current());
  // Transactions of other tests end before.
  await until(async () => !(await queries()), 20_000);
  await addTitle();
  expect(await queries()).toBe(true);
  expect(await queriesWhileIdle(queries)).toBe(false);
  expect((await replicator.current())?.size).toBe(1);
  await replicator.close();
});

/**
 * Whether changes are queried while nothing is committed. PostgreSQL numbers the transactions of all databases
 * together, including those of tests that run in parallel, so this is repeated until two snapshots prove that there was
 * none.
 */
async function queriesWhileIdle(queries: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; ) {
    const before = await readSnapshot();
    // The first query may be due to an earlier commit.
    await queries();
    const isQueried = await queries();
    if ((await readSnapshot()) === before) {
      return isQueried;
    }
  }
  throw new Error('The other databases were never idle.');
}

async function readSnapshot(): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(database.db);
  return rows[0]?.snapshot ?? '';
}
