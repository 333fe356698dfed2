import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { migratedFolder } from '../../../test/embedded-template.ts';
import { isAlive, startOwner, until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { type EmbeddedDatabase, FolderInUseError, openEmbedded } from './supervisor.ts';

// Locking of the folder, the life of the host, and kills.
const databases: EmbeddedDatabase[] = [];
const folders: string[] = [];

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function newFolder(): Promise<string> {
  const folder = await migratedFolder();
  folders.push(folder);
  return folder;
}

async function open(folder: string, role: 'server' | 'command' = 'server'): Promise<EmbeddedDatabase> {
  const database = await openEmbedded(folder, role, quietLog);
  databases.push(database);
  return database;
}

function poolOf(database: Pick<EmbeddedDatabase, 'socketFolder'>, max = 4): pg.Pool {
  const pool = new pg.Pool({ host: database.socketFolder, user: 'postgres', database: 'postgres', max });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const value = async (database: EmbeddedDatabase, text: string) => {
  const pool = poolOf(database, 1);
  try {
    return Object.values((await pool.query(text)).rows[0])[0];
  } finally {
    await pool.end();
  }
};

describe('only one process uses a folder', () => {
  test('a second server fails within 2 s and names the first', async () => {
    const folder = await newFolder();
    await open(folder);
    const started = Date.now();
    const error = await open(folder).catch((reason: unknown) => reason);
    expect(Date.now() - started).toBeLessThan(2_000);
    expect(error).toBeInstanceOf(FolderInUseError);
    const { message } = error as Error;
    expect(message).toContain(`in use by a running TitleNet server (process ${process.pid} on `);
    expect(message).not.toContain('\n');
  });

  test('of five processes that start at the same time, one gets it', async () => {
    const folder = await newFolder();
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => open(folder)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a command works beside a running server and without one', async () => {
    const folder = await newFolder();
    const server = await open(folder);
    const command = await open(folder, 'command');
    expect(command.hostPid()).toBeUndefined();
    await value(command, "insert into person (id, name) values ('a', 'A') returning id");
    expect(await value(server, "select name from person where id = 'a'")).toBe('A');
    await server.close();
    const alone = await open(folder, 'command');
    expect(alone.hostPid()).toBeDefined();
    expect(await value(alone, "select name from person where id = 'a'")).toBe('A');
  });

  test('a server that starts during a command uses its database, and takes over when it ends', async () => {
    const folder = await newFolder();
    const command = await open(folder, 'command');
    const server = await open(folder);
    expect(server.hostPid()).toBeUndefined();
    await value(server, "insert into person (id, name) values ('a', 'A') returning id");
    await command.close();
    await until(() => server.hostPid() !== undefined, 10_000);
    expect(await value(server, "select name from person where id = 'a'")).toBe('A');
  });

  test('a server continues with the data of an earlier one', async () => {
    const folder = await newFolder();
    const before = await open(folder);
    await value(before, "insert into person (id, name) values ('a', 'A') returning id");
    const closing = before.close();
    const after = await open(folder);
    await closing;
    expect(await value(after, "select name from person where id = 'a'")).toBe('A');
  });

  test('the socket of a folder with a long path is in another folder', async () => {
    const short = await newFolder();
    const folder = join(short, 'x'.repeat(120));
    await mkdir(folder);
    await rename(join(short, 'postgres'), join(folder, 'postgres'));
    const database = await open(folder);
    expect(database.socketFolder.length).toBeLessThan(80);
    expect(await value(database, 'select 1')).toBe(1);
    const command = await open(folder, 'command');
    expect(command.socketFolder).toBe(database.socketFolder);
  });
});

describe('when the host ends', () => {
  test('SIGINT, SIGTERM and SIGHUP do not end it', async () => {
    const database = await open(await newFolder());
    const pid = database.hostPid() ?? 0;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.kill(pid, signal);
      expect(await value(database, 'select 1'), signal).toBe(1);
      expect(database.hostPid(), signal).toBe(pid);
    }
  });

  test('the end of its parent ends it, even during a query', async () => {
    const folder = await newFolder();
    const owner = await startOwner(folder);
    const pool = poolOf({ socketFolder: folder }, 1);
    pool.query('select pg_sleep(60)').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 200));
    owner.kill();
    // It takes a moment until the process is removed from the process table.
    await until(() => !isAlive(owner.hostPid), 5_000);
    await pool.end();
    const next = await open(folder);
    expect(await value(next, 'select 1')).toBe(1);
  });

  test('a query that exceeds its timeout ends it, and the next query uses a new one', async () => {
    const database = await open(await newFolder());
    const pid = database.hostPid();
    const pool = new pg.Pool({
      host: database.socketFolder,
      user: 'postgres',
      database: 'postgres',
      statement_timeout: 300,
    });
    pool.on('error', () => {});
    const started = Date.now();
    await expect(pool.query('select count(*) from generate_series(1, 1000000000)')).rejects.toThrow();
    expect(Date.now() - started).toBeLessThan(2_000);
    const works = () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      );
    await until(works, 5_000);
    expect(database.hostPid()).not.toBe(pid);
    await pool.end();
  });
});

test('the log that a start must replay stays small', async () => {
  const database = await open(await newFolder());
  const pool = poolOf(database, 1);
  await pool.query('create table bulk (id integer primary key, body text)');
  for (let part = 0; part < 4; part += 1) {
    await pool.query("insert into bulk select g, repeat('x', 500) from generate_series($1::int, $2::int) g", [
      part * 50_000,
      part * 50_000 + 49_999,
    ]);
  }
  const toReplay = 'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::int as n from pg_control_checkpoint()';
  const written = await pool.query("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::int as n");
  expect(written.rows[0].n).toBeGreaterThan(100 * 1024 * 1024);
  await until(async () => (await pool.query(toReplay)).rows[0].n < 64 * 1024 * 1024, 10_000);
  await pool.end();
});

test('twelve kills under load lose no committed row and leave no half transaction', { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  const database = await open(folder);
  const pool = poolOf(database, 4);
  await pool.query('create table pair (id integer primary key, other integer not null)');
  await pool.query('create index on pair (other)');
  const committed: number[] = [];
  let next = 0;
  let isLoading = true;

  async function writer(): Promise<void> {
    while (isLoading) {
      const id = next;
      next += 2;
      const client = await pool.connect().catch(() => undefined);
      if (!client) {
        await new Promise((resolve) => setTimeout(resolve, 10));
        continue;
      }
      try {
        await client.query('begin');
        await client.query('insert into pair values ($1, $2)', [id, id + 1]);
        await client.query('insert into pair values ($1, $2)', [id + 1, id]);
        await client.query('commit');
        committed.push(id);
        client.release();
      } catch (error) {
        client.release(error as Error);
      }
    }
  }

  const writers = Array.from({ length: 4 }, writer);
  for (let kill = 0; kill < 12; kill += 1) {
    const before = committed.length;
    await until(() => committed.length > before + 40, 20_000);
    const pid = database.hostPid() ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(() => database.hostPid() !== pid, 10_000);
  }
  isLoading = false;
  await Promise.all(writers);
  await until(
    () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    10_000,
  );

  const { rows } = await pool.query<{ id: number }>('select id from pair');
  const stored = new Set(rows.map(({ id }) => id));
  expect(committed.length).toBeGreaterThan(480);
  expect(committed.filter((id) => !stored.has(id) || !stored.has(id + 1))).toEqual([]);
  expect([...stored].filter((id) => !stored.has(id % 2 === 0 ? id + 1 : id - 1))).toEqual([]);
  const byIndex = await pool.query(
    'set local enable_seqscan = off; select count(*)::int as n from pair where other >= 0',
  );
  // For several statements pg returns several results, which its types do not declare.
  expect((byIndex as unknown as pg.QueryResult[])[1]?.rows[0].n).toBe(stored.size);
  await pool.end();
});
