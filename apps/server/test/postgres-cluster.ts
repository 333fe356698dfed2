import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const PORT = 5432;
const START_MS = 30_000;

/** A PostgreSQL cluster of the tests. */
export interface Cluster {
  /** Returns the address of a database by name. */
  url(database: string): string;
  /** Stops the cluster at once and closes its connections; it can be started again. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Finds the folder of PostgreSQL's programs: version 15, or else the newest. */
function binaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const version = versions.includes('15') ? '15' : versions[0];
  const folder = version ? join(DEBIAN, version, 'bin') : '';
  if (existsSync(join(folder, 'initdb'))) return folder;
  const [onPath] = (process.env.PATH ?? '').split(':').filter((path) => existsSync(join(path, 'initdb')));
  if (onPath) return onPath;
  throw new Error(
    'PostgreSQL is not installed: "apt-get install postgresql-15", or set TEST_DATABASE_URL to the address of a ' +
      'cluster in which the tests may create databases.',
  );
}

/** PostgreSQL refuses to run as root, so root runs it as the user of its package. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export interface ClusterOptions {
  /** A folder that is kept after the run; by default a temporary one is created and removed. */
  folder?: string;
  /** Further settings, `name=value`. */
  settings?: readonly string[];
}

/** Creates or reuses a private cluster on a Unix socket in a folder, and starts it. */
export async function startCluster({ folder: kept, settings: more = [] }: ClusterOptions = {}): Promise<Cluster> {
  const programs = binaries();
  const user = identity();
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'titlenet-pg-'));
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  if (!existsSync(join(data, 'PG_VERSION')))
    execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });

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
      const child = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
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
