import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedFolder } from '../../../test/embedded-template.ts';
import { isAlive, until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { type OpenDatabase, openDatabase } from '../connection.ts';

let folder: string;
let database: OpenDatabase;

beforeEach(async () => {
  folder = await migratedFolder();
  database = await openDatabase({ folder, role: 'server', log: quietLog });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const works = () =>
  sql`select 1`.execute(database.db).then(
    () => true,
    () => false,
  );

test('a database process that is stopped is replaced within 5 s, without loss', async () => {
  await sql`create table kept as select 42 as answer`.execute(database.db);
  const frozen = database.hostPid()!;
  process.kill(frozen, 'SIGSTOP');
  const begin = Date.now();
  await until(() => database.hostPid() !== frozen && !isAlive(frozen), 5_000);
  await until(works, 5_000 - (Date.now() - begin));
  const { rows } = await sql<{ answer: number }>`select answer from kept`.execute(database.db);
  expect(rows).toEqual([{ answer: 42 }]);
});

test('a database process that runs a long query is not replaced', async () => {
  const busy = database.hostPid();
  // Blocks the engine's thread for longer than a frozen process is left alone.
  await sql`select pg_sleep(4)`.execute(database.batch);
  expect(database.hostPid()).toBe(busy);
});
