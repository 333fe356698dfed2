import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../test/host-process.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { databaseFailure } from './failures.ts';
import { migrate } from './migrate.ts';
import { openConnections } from './pools.ts';

// Behaviour on which the server relies.
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table note (id integer primary key, body text)`.execute(database.db);
});
afterAll(() => database.drop());

const count = async (where = 'true') => {
  const { rows } = await database.pool.query(`select count(*) as n from note where ${where}`);
  return rows[0].n as number;
};

test('values have the format of responses: numbers as numbers, dates and times as strings', async () => {
  const { rows } = await sql`select 12::int8 as whole, 9.50::numeric as price, date '2026-02-03' as day,
    timestamp '2026-02-03 04:05:06.789' as moment, timestamptz '2026-02-03 04:05:06+02' as instant,
    array[1, null, 3]::int8[] as wholes, array[date '2026-02-03'] as days, '{"a": 1}'::jsonb as document,
    array['a', 'b,"c'] as texts, true as flag`.execute(database.db);
  expect(rows[0]).toEqual({
    whole: 12,
    price: 9.5,
    day: '2026-02-03',
    moment: '2026-02-03T04:05:06',
    instant: '2026-02-03T02:05:06',
    wholes: [1, null, 3],
    days: ['2026-02-03'],
    document: { a: 1 },
    texts: ['a', 'b,"c'],
    flag: true,
  });
});

test('the extension for trigrams exists and the planner settings are applied', async () => {
  const { rows } = await sql`select similarity('title', 'titles') > 0.5 as similar,
    current_setting('jit') as jit, current_setting('work_mem') as memory,
    current_setting('random_page_cost') as cost`.execute(database.db);
  expect(rows[0]).toEqual({ similar: true, jit: 'off', memory: '64MB', cost: '1.1' });
});

test('migrating a migrated database changes nothing, also from two nodes at the same time', async () => {
  expect(await Promise.all([migrate(database), migrate(database)])).toEqual([[], []]);
});

describe('transactions', () => {
  test('others read without waiting while changes are not committed, and see nothing of them [API-66]', async () => {
    const [writer, reader] = await Promise.all([database.pool.connect(), database.pool.connect()]);
    try {
      await writer.query('begin');
      await writer.query("insert into note values (1, 'draft')");
      const seen = await reader.query('select count(*) as n from note where id = 1');
      await writer.query('rollback');
      expect(seen.rows[0].n).toBe(0);
    } finally {
      writer.release();
      reader.release();
    }
  });

  test('a failed statement aborts only its own transaction', async () => {
    await expect(
      database.db.transaction().execute(async (transaction) => {
        await sql`insert into note values (2, 'kept?')`.execute(transaction);
        await sql`select no_such_column`.execute(transaction);
      }),
    ).rejects.toMatchObject({ code: '42703' });
    expect(await count('id = 2')).toBe(0);
  });

  test('twenty concurrent writers write twenty rows', async () => {
    const write = (id: number) =>
      database.db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from note`.execute(transaction);
        await sql`insert into note values (${100 + id}, ${String(rows[0]?.n)})`.execute(transaction);
      });
    await Promise.all(Array.from({ length: 20 }, (_, id) => write(id)));
    expect(await count('id between 100 and 119')).toBe(20);
  });

  test('a transaction of a lost client is rolled back', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await client.query("insert into note values (3, 'lost')");
    client.release(new Error('gone'));
    await until(async () => (await count('id = 3')) === 0, 2_000);
  });

  test('bad input is distinguished from a bug', async () => {
    const error = await sql`select ${'x'}::integer`.execute(database.db).catch((reason: unknown) => reason);
    expect(databaseFailure(error)?.kind).toBe('bad-input');
  });
});

describe('COPY', () => {
  const copyIn = async (text: string, rows: string | Iterable<string>) => {
    const client = await database.batchPool.connect();
    try {
      await pipeline(Readable.from(typeof rows === 'string' ? [rows] : rows), client.query(copyFrom(text)));
    } finally {
      client.release();
    }
  };

  test('loads many rows and sends them back', async () => {
    const lines = Array.from({ length: 50_000 }, (_, id) => `${1000 + id}\t${'word '.repeat(20)}${id}\n`);
    await copyIn('copy note from stdin', lines);
    expect(await count('id >= 1000')).toBe(50_000);
    const client = await database.batchPool.connect();
    let bytes = 0;
    for await (const chunk of client.query(copyTo('copy (select body from note where id >= 1000) to stdout'))) {
      bytes += (chunk as Buffer).length;
    }
    client.release();
    expect(bytes).toBeGreaterThan(5_000_000);
  });

  test('a bad row, a missing table or a failing source is an error, and the connection stays usable', async () => {
    await expect(copyIn('copy note from stdin', 'x\ty\n')).rejects.toMatchObject({ code: '22P02' });
    await expect(copyIn('copy no_such_table from stdin', '1\n')).rejects.toMatchObject({ code: '42P01' });
    const broken = (function* () {
      yield '7\tseven\n';
      throw new Error('the source broke');
    })();
    await expect(copyIn('copy note from stdin', broken)).rejects.toThrow('the source broke');
    expect(await count('id = 7')).toBe(0);
  });

  test('fills a temporary table within a transaction', async () => {
    const client = await database.batchPool.connect();
    await client.query('begin');
    await client.query('create temp table staging (like note) on commit drop');
    await pipeline(Readable.from(['4\tfour\n', '5\tfive\n']), client.query(copyFrom('copy staging from stdin')));
    await client.query('insert into note select * from staging');
    await client.query('commit');
    client.release();
    expect(await count('id in (4, 5)')).toBe(2);
  });
});

describe('limits', () => {
  test('a query of the slow-query pool may take longer than that of a request', async () => {
    const { rows } = await sql`select 1 as one from pg_sleep(1.5)`.execute(database.slowQuery);
    expect(rows).toEqual([{ one: 1 }]);
  });

  test('when every connection is in use, the next query fails before one is free', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()));
    const error = await sql`select 1`.execute(database.db).catch((reason: unknown) => reason);
    expect(databaseFailure(error)?.kind).toBe('overload');
    for (const client of clients) client.release();
    await sql`select 1`.execute(database.db);
  });
});

test('a server opens the connections of its requests before the first one comes, as far as it can', async () => {
  const started = await createTestDatabase();
  const { pool } = started;
  const taken = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
  await openConnections(pool);
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([10, 7, 0]);
  for (const client of taken) client.release();
  await started.drop();
});

describe('notifications', () => {
  test('reach the listeners of their channel when their transaction commits', async () => {
    const received: string[] = [];
    await database.listen('purge', (payload) => received.push(`purge ${payload}`));
    await database.listen('Other "channel"', (payload) => received.push(`other ${payload}`));
    await database.db.transaction().execute(async (transaction) => {
      await sql`select pg_notify('purge', 'one')`.execute(transaction);
      await sql`select pg_sleep(0.1)`.execute(transaction);
      expect(received).toEqual([]);
    });
    await database.notify('Other "channel"', 'two');
    await until(() => received.length === 2, 2_000);
    expect(received).toEqual(['purge one', 'other two']);
  });
});
