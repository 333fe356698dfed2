import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { migratedFolder } from '../../../test/embedded-template.ts';
import { until } from '../../../test/host-process.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { SOCKET_PORT } from './folder-layout.ts';
import { type EmbeddedDatabase, openEmbedded } from './supervisor.ts';

// Many clients on the single session of the embedded database.
let folder: string;
let database: EmbeddedDatabase;
const open: pg.Client[] = [];

beforeAll(async () => {
  folder = await migratedFolder();
  database = await openEmbedded(folder, 'server', quietLog);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((client) => client.end().catch(() => {})));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function client(options: pg.ClientConfig = {}): Promise<pg.Client> {
  const made = new pg.Client({ host: database.socketFolder, user: 'postgres', database: 'postgres', ...options });
  made.on('error', () => {});
  await made.connect();
  open.push(made);
  return made;
}

const first = async (from: pg.Client, text: string) => Object.values((await from.query(text)).rows[0])[0];

describe('session state of one client is not visible to the next', () => {
  test.each([
    ['a setting', "set search_path to 'elsewhere'", 'show search_path', 'public'],
    ['a setting made by a function', "select set_config('work_mem', '1MB', false)", 'show work_mem', '64MB'],
    ['a temporary table', 'create temp table leftover (a int)', "select to_regclass('leftover')", null],
    ['a prepared statement', 'prepare leftover as select 1', 'select count(*) from pg_prepared_statements', '0'],
    [
      'a cursor',
      'declare leftover cursor with hold for select 1',
      "select count(*) from pg_cursors where name = 'leftover'",
      '0',
    ],
  ])('%s', async (_what, leave, look, expected) => {
    const [one, two] = [await client(), await client()];
    await one.query(leave);
    expect(await first(two, look)).toBe(expected);
  });

  test('but it lasts within its transaction', async () => {
    const one = await client();
    await one.query('begin');
    await one.query("set local work_mem to '2MB'");
    expect(await first(one, 'show work_mem')).toBe('2MB');
    await one.query('commit');
    expect(await first(one, 'show work_mem')).toBe('64MB');
  });
});

describe('features that need a separate session are rejected, and the connection stays usable', () => {
  test.each([
    ['a named prepared statement', { name: 'mine', text: 'select $1::int', values: [1] }],
    ['two COPY FROM STDIN at once', { text: 'copy title from stdin; copy title from stdin' }],
    ['COPY FROM STDIN as an extended query', { text: 'copy title from stdin', queryMode: 'extended' }],
  ])('%s', async (_what, query) => {
    const one = await client();
    await expect(one.query(query)).rejects.toMatchObject({ code: '0A000' });
    expect(await first(one, 'select 1')).toBe(1);
  });

  test('in a transaction the rejection aborts it, like any failed statement', async () => {
    const one = await client();
    await one.query('begin');
    await expect(one.query({ name: 'mine', text: 'select 1' })).rejects.toMatchObject({ code: '0A000' });
    await expect(one.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await one.query('rollback');
  });
});

describe('waiting', () => {
  test('a transaction blocks other clients until it ends', async () => {
    const [one, two] = [await client(), await client()];
    await one.query('begin');
    let isAnswered = false;
    const waiting = two.query('select 1').then(() => {
      isAnswered = true;
    });
    await one.query('select pg_sleep(0.1)');
    expect(isAnswered).toBe(false);
    await one.query('commit');
    await waiting;
  });

  test('a client that is idle in a transaction is disconnected, and its transaction rolled back', async () => {
    const one = await client({ idle_in_transaction_session_timeout: 200 });
    const two = await client();
    await one.query('begin');
    await one.query("insert into person (id, name) values ('silent', 'Silent')");
    const ended = new Promise<unknown>((resolve) => one.once('error', resolve));
    expect(await first(two, "select count(*) from person where id = 'silent'")).toBe('0');
    expect(await ended).toMatchObject({ code: '25P03' });
  });

  test('the loss of a client in a transaction unblocks the others at once', async () => {
    const [one, two] = [await client(), await client()];
    await one.query('begin');
    await one.query("insert into person (id, name) values ('dead', 'Dead')");
    one.connection.stream.destroy();
    const started = Date.now();
    expect(await first(two, "select count(*) from person where id = 'dead'")).toBe('0');
    expect(Date.now() - started).toBeLessThan(500);
  });

  test('a waiting query can be cancelled', async () => {
    const [one, two] = [await client(), await client()];
    await one.query('begin');
    const waiting = two.query('select 1').catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    cancel(two);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await one.query('commit');
    expect(await waiting).toMatchObject({ code: '57014' });
  });
});

describe('the protocol', () => {
  test('a request for encryption is answered as not supported', async () => {
    await expect(client({ ssl: { rejectUnauthorized: false } })).rejects.toThrow('does not support SSL');
  });

  test('notifications are sent only to listening clients', async () => {
    const [listener, other, sender] = [await client(), await client(), await client()];
    const received: string[] = [];
    listener.on('notification', ({ payload }) => received.push(`listener ${payload}`));
    other.on('notification', ({ payload }) => received.push(`other ${payload}`));
    await listener.query('listen news');
    await other.query('unlisten news');
    await sender.query("notify news, 'hot'");
    await until(() => received.length > 0, 1_000);
    await other.query('select 1');
    expect(received).toEqual(['listener hot']);
  });

  test('a client that violates the protocol is disconnected without effect on others', async () => {
    const one = await client();
    const socket = connect(`${database.socketFolder}/.s.PGSQL.${SOCKET_PORT}`);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.resume();
    socket.write('GET / HTTP/1.1\r\n\r\n');
    await closed;
    expect(await first(one, 'select 1')).toBe(1);
  });

  test('an error in the middle of an extended query ends with its Sync', async () => {
    const one = await client();
    await expect(one.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    const { rows } = await one.query('select $1::int as n', [5]);
    expect(rows).toEqual([{ n: 5 }]);
  });
});

function cancel(target: pg.Client): void {
  // The types of pg do not declare the key of a connection.
  const { processID, secretKey } = target as unknown as { processID: number; secretKey: number };
  const packet = Buffer.alloc(16);
  for (const [index, value] of [16, 80877102, processID, secretKey].entries()) packet.writeInt32BE(value, index * 4);
  connect(`${database.socketFolder}/.s.PGSQL.${SOCKET_PORT}`).end(packet);
}
