import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { saveAsOtherRelease, valuesOfThisRelease } from '../test/save-as-other-release.ts';
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';
import { titleRecord } from '../test/test-titles.ts';
import { grantPermissions } from './people/permissions.queries.ts';
import { checkTitles } from './write-titles/check-titles.ts';
import { derivationVersion } from './write-titles/derivation-version.ts';
import { countStaleTitles } from './write-titles/rebuild.queries.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

interface Run {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
}

const started: ChildProcess[] = [];

/** Starts the server as `npm start` does, also with Node's compile cache, and with no other variables of ours. */
function run(environment: Record<string, string>): Run {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [MAIN], { env: { PATH, NODE_COMPILE_CACHE, ...environment } });
  started.push(child);
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  // At its close all that it said has been read; at its exit a last line may still be on its way.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, errors: () => errors, ended };
}

/** A call of which the server has the headers and half of the body; `finish` sends the rest and returns the status. */
function begin(port: number, path: string, body: string) {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers });
  call.write(body.slice(0, 10));
  return {
    async finish(): Promise<number | undefined> {
      const answered = once(call, 'response');
      call.end(body.slice(10));
      const [response] = (await answered) as [IncomingMessage];
      response.resume();
      return response.statusCode;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

let folder: string;
let database: TestDatabase;
let where: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-main-'));
  // Started by root, PostgreSQL runs as another user, who needs access to its folder.
  await chmod(folder, 0o755);
  database = await createTestDatabase();
  where = { TITLENET_DATA: folder, DATABASE_URL: database.url };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  }
});

describe('the server as a process', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'says its address, answers, finishes what it has begun when %s stops it, and ends',
    async (signal) => {
      const port = await freePort();
      const server = run({ ...where, PORT: String(port) });
      await expect.poll(server.output, { timeout: 25_000 }).toContain(`TitleNet serves http://localhost:${port}\n`);
      expect(server.output()).toMatch(/^ {2}employee +Emil Ployer +001 003/m);
      const readiness = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
      await expect.poll(readiness, { timeout: 10_000 }).toBe(200);

      const report = JSON.stringify({ message: 'x', url: 'http://localhost/', kind: 'error' });
      const begun = begin(port, '/api/ClientErrors', report);
      await sleep(300);
      server.child.kill(signal);
      await sleep(300);
      await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
      expect(await begun.finish()).toBe(204);
      expect(await server.ended).toBe(0);
      // A clone whose web app is not built yet is warned of that; nothing else is worth a line.
      const lines = server.errors().trimEnd().split('\n');
      const notable = lines.filter((line) => !line.includes('the web app is not built'));
      expect(notable).toEqual([expect.stringContaining('error in a browser')]);
    },
  );

  test('rebuilds the titles of a store that another release filled while it answers', async () => {
    await saveAsOtherRelease(database, [titleRecord({ isbn: '9780062040800', ...valuesOfThisRelease })]);
    const server = run({ ...where, PORT: String(await freePort()) });
    await expect.poll(server.output, { timeout: 25_000 }).toContain('TitleNet serves');
    const staleTitles = () => countStaleTitles(database.batch, derivationVersion);
    await expect.poll(staleTitles, { timeout: 10_000 }).toBe(0);
    expect(await Array.fromAsync(checkTitles(database.batch, () => undefined))).toEqual([]);
  });

  test('exits with a one-line message if the port is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const server = run({ ...where, PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      `Port ${port} is in use; stop the program that uses it, or set PORT to another one.\n`,
    );
    holder.close();
  });

  test('exits with a one-line message if another process uses the data folder, which is not affected', async () => {
    const port = await freePort();
    const held = { TITLENET_DATA: join(folder, 'held') };
    const holder = run({ ...held, PORT: String(port) });
    await expect.poll(holder.output, { timeout: 25_000 }).toContain('TitleNet serves');
    const second = run({ ...held, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    const [message, ...more] = second.errors().split('\n');
    expect(message).toContain(
      `The data folder ${held.TITLENET_DATA} is in use by a running TitleNet server (process ${holder.child.pid} on ${hostname()}, since `,
    );
    expect(message).toMatch(/Z\); stop it, or set TITLENET_DATA to another folder\.$/);
    expect(more).toEqual(['']);
    expect(second.output()).toBe('');
    const readiness = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
    await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
  });

  test('exits with a one-line message if the database is of a newer version [API-50]', async () => {
    const change = (query: RawBuilder<unknown>) => query.execute(database.batch);
    await change(sql`insert into kysely_migration (name, timestamp) values ('9999-of-a-newer-version', '')`);
    const server = run({ ...where, PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    await change(sql`delete from kysely_migration where name = '9999-of-a-newer-version'`);
    expect(server.errors()).toMatch(
      /^The database belongs to another version of TitleNet\. Use that version, or an empty database or data folder \([^\n]*9999-of-a-newer-version[^\n]*\)\.\n$/,
    );
  });

  test('says how the first administrator gets permissions, until somebody has some', async () => {
    const hint = '  npm run titlenet -- grant demo-administrator --companies all --roles administrator\n';
    const first = run({ ...where, PORT: String(await freePort()) });
    await expect.poll(first.output, { timeout: 25_000 }).toContain(hint);
    const ada = { subject: 'demo-administrator', displayName: 'Ada', companies: ['001'], roles: ['administrator'] };
    await grantPermissions(database.db, [ada]);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = run({ ...where, PORT: String(await freePort()) });
    await expect.poll(second.output, { timeout: 25_000 }).toContain('The password is the name itself.');
    second.child.kill('SIGTERM');
    await second.ended;
    expect(second.output()).not.toContain('grant');
  });
});

describe('the server as a process with wrong settings', () => {
  test('exits with a one-line message if the data folder cannot be created', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const server = run({ ...where, TITLENET_DATA: join(file, 'data'), PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    // Node has either code.
    const causes =
      '(?:there is a file of this name \\(EEXIST\\)|a part of the path is a file and not a folder \\(ENOTDIR\\))';
    expect(server.errors()).toMatch(
      new RegExp(
        `^The data folder ${join(file, 'data')} cannot be used: ${causes}\\. Make it writable, or set TITLENET_DATA to another folder\\.\n$`,
      ),
    );
  });

  test('exits with a one-line message if the folder of uploads is a file [API-51]', async () => {
    const file = join(folder, 'uploads-file');
    await writeFile(file, '');
    const server = run({ ...where, TITLENET_UPLOADS: file, PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(
      `The folder of uploads ${file} cannot be used: there is a file of this name (EEXIST). Make it writable, or set TITLENET_UPLOADS to another folder.\n`,
    );
  });

  test('exits with a one-line message if nothing can be created in the folder of uploads [API-51]', async () => {
    const server = run({ ...where, TITLENET_UPLOADS: '/proc', PORT: String(await freePort()) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^The folder of uploads \/proc cannot be used: .* Make it writable, or set .*\n$/);
  });

  test('exits with a one-line message for wrong settings', async () => {
    const server = run({ ...where, PORT: 'eighty' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe('Wrong settings: PORT: must be a port from 1 to 65535\n');
  });

  test('does not start with the development people where production is meant', async () => {
    const isMeant = { TITLENET_ALLOW_EMBEDDED_DATABASE: 'yes-i-know' };
    const server = run({ ...where, ...isMeant, PORT: String(await freePort()), ENVIRONMENT: 'prod' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(
      /^The development identity provider does not start when the environment is prod\..*\n$/,
    );
  });
});
