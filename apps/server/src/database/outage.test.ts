import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { until } from '../../test/host-process.ts';
import { startCluster } from '../../test/postgres-cluster.ts';
import { quietLog } from '../../test/quiet-log.ts';
import { createTestDatabase, testDatabaseKind } from '../../test/test-database.ts';
import { type OpenDatabase, openDatabase } from './connection.ts';
import { databaseFailure } from './failures.ts';

/** A database that can be stopped and continued. */
interface Breakable {
  database: OpenDatabase;
  breakIt(): Promise<void>;
  repair(): Promise<void>;
  drop(): Promise<void>;
}

async function embedded(): Promise<Breakable> {
  const database = await createTestDatabase();
  // Stopped and not killed: a client gets no response, which is worse than a closed socket.
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => void process.kill(database.hostPid() ?? 0, name);
  return { database, breakIt: () => signal('SIGSTOP'), repair: () => signal('SIGCONT'), drop: () => database.drop() };
}

async function postgres(): Promise<Breakable> {
  const cluster = await startCluster();
  const database = await openDatabase({ url: cluster.url('postgres'), folder: '', role: 'server', log: quietLog });
  return {
    database,
    breakIt: () => cluster.stop(),
    repair: () => cluster.start(),
    async drop() {
      await database.close();
      await cluster.remove();
    },
  };
}

let broken: Breakable | undefined;
afterEach(async () => {
  await broken?.repair().catch(() => {});
  await broken?.drop();
});

test('a call fails while the database is away and works after its return', async () => {
  broken = testDatabaseKind === 'postgres' ? await postgres() : await embedded();
  const { database, breakIt, repair } = broken;
  const call = () => sql`select 1`.execute(database.db);
  await Promise.all(Array.from({ length: 10 }, call));

  await breakIt();
  const calls = await Promise.allSettled(Array.from({ length: 30 }, call));
  for (const outcome of calls) {
    const failure = outcome.status === 'rejected' ? databaseFailure(outcome.reason) : undefined;
    expect(failure?.kind).toBe('database-unavailable');
  }

  await repair();
  const works = () =>
    call().then(
      () => true,
      () => false,
    );
  await until(works, 20_000);
  await Promise.all(Array.from({ length: 10 }, call));
});
