import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../test/host-process.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { databaseFailure } from './failures.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table note (id integer primary key)`.execute(database.db);
  await sql`insert into note values (4), (5)`.execute(database.db);
});
afterAll(() => database.drop());

test('a query that exceeds its timeout fails, and the next one works', async () => {
  // Without the timeout it would succeed.
  const error = await sql`select pg_sleep(20)`.execute(database.db).catch((reason: unknown) => reason);
  expect(databaseFailure(error)?.kind).toBe('overload');
  const works = () =>
    sql`select 1`.execute(database.db).then(
      () => true,
      () => false,
    );
  await until(works, 20_000);
  const { rows } = await database.pool.query('select id from note order by id');
  expect(rows).toEqual([{ id: 4 }, { id: 5 }]);
});

test('a listener reconnects after a lost connection, and is informed that notifications may be missing', async () => {
  const received: string[] = [];
  await database.listen('again', (payload) => received.push(payload));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'titlenet-listener' and datname = current_database()`.execute(database.db);
  await until(() => received.includes(''), 5_000);
  await database.notify('again', 'back');
  await until(() => received.includes('back'), 2_000);
});
