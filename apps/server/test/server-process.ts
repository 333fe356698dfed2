import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';

import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface ServerRun {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
}

/** What the tests of a file share: a data folder, a database, and variables that name both. */
export interface ServerPlace {
  folder: string;
  database: TestDatabase;
  where: Record<string, string>;
  /** Starts the server as `npm start` does, also with Node's compile cache, and with no other variables of ours. */
  run(environment: Record<string, string>): ServerRun;
}

/** Registers the hooks of a file that starts servers; they end after each test. */
export function serverProcesses(): ServerPlace {
  const started: ChildProcess[] = [];
  // Filled before the first test.
  const place = { run } as ServerPlace;

  function run(environment: Record<string, string>): ServerRun {
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

  beforeAll(async () => {
    place.folder = await mkdtemp(join(tmpdir(), 'titlenet-main-'));
    // Started by root, PostgreSQL runs as another user, who needs access to its folder.
    await chmod(place.folder, 0o755);
    place.database = await createTestDatabase();
    place.where = { TITLENET_DATA: place.folder, DATABASE_URL: place.database.url };
  });
  afterAll(async () => {
    await place.database.drop();
    await rm(place.folder, { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const child of started.splice(0)) {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    }
  });
  return place;
}

/** A port that nothing listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
