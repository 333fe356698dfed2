import { afterEach, beforeEach, expect, test } from 'vitest';
import { countingDatabase } from '../../../test/counting-database.ts';
import { until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveAsHouse, titleRecord } from '../../../test/test-titles.ts';
import { ChangeNotices } from '../../database/change-notices.ts';
import { openDatabase } from '../../database/connection.ts';
import { IndexReplicator } from './index-replicator.ts';

// The embedded database alone tells of changes before it answers their commits.
let database: TestDatabase;
let follower: IndexReplicator;
let asks: () => Promise<boolean>;

beforeEach(async () => {
  database = await createTestDatabase();
  const counted = countingDatabase(database);
  follower = new IndexReplicator(counted.database, quietLog, () => {});
  asks = () => counted.isAskedBy(() => follower.current());
  follower.start();
  await follower.whenRead();
  // Listening began with the reading, and may begin to work after it.
  await until(async () => !(await asks()), 20_000);
});
afterEach(async () => {
  await follower.close();
  await database.drop();
});

const addTitle = (isbn = '9780062040800') => saveAsHouse(database, [titleRecord({ isbn })]);

test('each change is seen at once after its commit, also when another process makes it', async () => {
  const elsewhere = await openDatabase({ folder: database.folder!, role: 'command', log: quietLog });
  for (let number = 1; number <= 40; number += 1) {
    const isbn = `97800620${40_000 + number}`;
    await saveAsHouse(number % 2 ? elsewhere : database, [titleRecord({ isbn })]);
    expect((await follower.current())?.size).toBe(number);
    // Silent again, so that the next change has a silence to end.
    expect(await asks()).toBe(false);
  }
  await elsewhere.close();
});

test('silence is not trusted while nobody listens', async () => {
  process.kill(database.hostPid()!, 'SIGKILL');
  const isAdded = () =>
    addTitle().then(
      () => true,
      () => false,
    );
  await until(isAdded, 20_000);
  expect((await follower.current())?.size).toBe(1);
});

test('what changed before anybody listened breaks the silence', async () => {
  const listening = Promise.withResolvers<void>();
  const notices = new ChangeNotices(
    { kind: 'embedded', isHearing: () => true, listen: () => listening.promise },
    'titles_changed',
    quietLog,
  );
  notices.start();
  notices.settle(notices.heard);
  listening.resolve();
  expect(await notices.isStillSilent()).toBe(false);
  notices.settle(notices.heard);
  expect(await notices.isStillSilent()).toBe(true);
});
