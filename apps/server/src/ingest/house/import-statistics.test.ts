import type { KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { importRecords, oneOfEach, type SentRecord } from './house-files.test-data.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  // A title without planner statistics.
  await importRecords(database, [oneOfEach.title]);
});
afterEach(() => database.drop());

/** Enough records for an import to update planner statistics. */
const sales = Array.from(
  { length: 1_000 },
  (_, index): SentRecord => ({ ...oneOfEach['sales-month'], account: `Shop ${index}`, gross: 10, returns: 0 }),
);

test('an import succeeds and logs a warning if analyzing the tables fails', async () => {
  const refusing: KyselyPlugin = {
    transformQuery({ node }) {
      if (node.kind === 'RawNode' && /^\s*(analyze|vacuum)/.test(node.sqlFragments[0] ?? ''))
        throw new Error('canceling statement due to statement timeout');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const report = await importRecords({ ...database, batch: database.batch.withPlugin(refusing) }, sales);
  expect(report).toMatchObject({ read: 1_000, added: 1_000, rejectedCount: 0 });
  expect(report.notices).toContain(
    "The database's statistics could not be renewed: canceling statement due to statement timeout",
  );
  const runs = await database.db.selectFrom('feed_run').select(['outcome', 'finished_at']).execute();
  expect(runs).toMatchObject(
    Array.from({ length: 2 }, () => ({ outcome: 'complete', finished_at: expect.anything() })),
  );
});

test('there is no warning if analyzing succeeds', async () => {
  const { notices } = await importRecords(database, sales);
  expect(notices.join()).not.toContain('statistics');
});
