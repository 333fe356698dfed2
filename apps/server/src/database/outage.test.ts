import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../test/host-process.ts';
import { type Cluster, startCluster } from '../../test/postgres-cluster.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { databaseFailure } from './failures.ts';

let cluster: Cluster;
let database: OpenDatabase;
beforeAll(async () => {
  cluster = await startCluster();
  database = await openDatabase({ url: cluster.url('postgres'), folder: '', role: 'server', log: quietLog });
});
afterAll(async () => {
  await database.close();
  await cluster.remove();
});

test('a call fails while the database is away and works after its return', async () => {
  const call = () => sql`select 1`.execute(database.db);
  await Promise.all(Array.from({ length: 10 }, call));

  await cluster.stop();
  const calls = await Promise.allSettled(Array.from({ length: 30 }, call));
  for (const outcome of calls) {
    const failure = outcome.status === 'rejected' ? databaseFailure(outcome.reason) : undefined;
    expect(failure?.kind).toBe('database-unavailable');
  }

  await cluster.start();
  const works = () =>
    call().then(
      () => true,
      () => false,
    );
  await until(works, 20_000);
  await Promise.all(Array.from({ length: 10 }, call));
});
