import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPrograms, type Programs } from '../src/database/cluster/programs.ts';
import { findClusterUser } from '../src/database/cluster/system-user.ts';

const PORT = 5432;
const START_MS = 30_000;
/** Versions before 17 have no locales of their own. */
const SYSTEM_LOCALE = ['--locale=C.UTF-8'];
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];

/** A PostgreSQL cluster of the tests. */
export interface Cluster {
  /** Returns the address of a database by name. */
  url(database: string): string;
  /** Stops the cluster at once and closes its connections; it can be started again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export interface ClusterOptions {
  /** A folder that is kept after the run; by default a temporary one is created and removed. */
  folder?: string;
  /** By default those of the npm package. */
  programs?: Pick<Programs, 'initdb' | 'postgres'>;
  /** Further settings, `name=value`. */
  settings?: readonly string[];
}

/** Creates or reuses a private cluster on a Unix socket in a folder, and starts it. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const { folder: kept, settings: more = [] } = options;
  const user = findClusterUser();
  const programs = options.programs ?? findPrograms(join(tmpdir(), 'titlenet-programs'), user);
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'titlenet-pg-'));
  mkdirSync(folder, { recursive: true });
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const spawned = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } };
  const locale = options.programs ? SYSTEM_LOCALE : LOCALE;
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...locale];
  if (!existsSync(join(data, 'PG_VERSION')))
    execFileSync(programs.initdb, initdb, { ...spawned, stdio: ['ignore', 'ignore', 'pipe'] });

  const url = (database: string) =>
    `postgresql://postgres@localhost:${PORT}/${database}?host=${encodeURIComponent(folder)}`;
  // Test data need not survive a crash, so nothing is synced to the disk.
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=300',
    'listen_addresses=',
    ...more,
  ];
  let server: ChildProcess | undefined;

  const cluster: Cluster = {
    url,
    async start() {
      if (server && server.exitCode === null && server.signalCode === null) return;
      const args = ['-D', data, '-k', folder, '-p', String(PORT), ...settings.flatMap((setting) => ['-c', setting])];
      const child = spawn(programs.postgres, args, { ...spawned, stdio: ['ignore', 'ignore', 'pipe'] });
      let log = '';
      child.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk.toString('utf8')).slice(-4_000);
      });
      server = child;
      for (const deadline = Date.now() + START_MS; ; await sleep(50)) {
        if (await accepts(url('postgres'))) return;
        if (child.exitCode !== null || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${log}`);
      }
    },
    async stop() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const exit = once(server, 'exit');
      server.kill('SIGINT');
      await exit;
    },
    async remove() {
      await cluster.stop();
      if (!kept) rmSync(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
