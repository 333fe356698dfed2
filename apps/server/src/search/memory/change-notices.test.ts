import { afterEach, beforeEach, expect, test } from 'vitest';
import { countingDatabase } from '../../../test/counting-database.ts';
import { until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { ChangeNotices } from '../../database/change-notices.ts';
import { openDatabase } from '../../database/connection.ts';
import { IndexReplicator } from './index-replicator.ts';

// Only the embedded database sends notices before it acknowledges the commit.
let database: TestDatabase;
let replicator: IndexReplicator;
let queries: () => Promise<boolean>;

beforeEach(async () => {
  database = await createTestDatabase();
  const counted = countingDatabase(database);
  replicator = new IndexReplicator({ database: counted.database, log: quietLog, onChange: () => {} });
  queries = () => counted.isAskedBy(() => replicator.current());
  replicator.start();
  await replicator.whenLoaded();
  // The connection that listens may be established after the index is loaded.
  await until(async () => !(await queries()), 20_000);
});
afterEach(async () => {
  await replicator.close();
  await database.drop();
});

const addTitle = (isbn = '9780062040800') => saveAsHouse(database, [titleRecord({ isbn })]);

test('a change is reflected right after its commit, also if another process made it', async () => {
  const elsewhere = await openDatabase({ folder: database.folder!, role: 'command', log: quietLog });
  for (let number = 1; number <= 40; number += 1) {
    const isbn = `97800620${40_000 + number}`;
    await saveAsHouse(number % 2 ? elsewhere : database, [titleRecord({ isbn })]);
    expect((await replicator.current())?.size).toBe(number);
    // Up to date without a query, so that the next iteration depends on its notice.
    expect(await queries()).toBe(false);
  }
  await elsewhere.close();
});

test('queries the database while the connection that listens is lost', async () => {
  process.kill(database.hostPid()!, 'SIGKILL');
  const isAdded = () =>
    addTitle().then(
      () => true,
      () => false,
    );
  await until(isAdded, 20_000);
  expect((await replicator.current())?.size).toBe(1);
});

test('changes before the connection listened are not missed', async () => {
  const listening = Promise.withResolvers<void>();
  const notices = new ChangeNotices(
    { kind: 'embedded', isListening: () => true, listen: () => listening.promise },
    'titles_changed',
    quietLog,
  );
  notices.start();
  notices.acknowledge(notices.sequence);
  listening.resolve();
  expect(await notices.isStillUpToDate()).toBe(false);
  notices.acknowledge(notices.sequence);
  expect(await notices.isStillUpToDate()).toBe(true);
});
