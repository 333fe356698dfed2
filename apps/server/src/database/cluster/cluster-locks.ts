import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

export type Role = 'server' | 'command';

/** Another server uses the data folder; the message is shown to the user. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** The session of a process that uses a cluster; its advisory locks end with it. */
export interface ClusterLock {
  client: pg.Client;
}

/** Advisory locks: all processes share the first one, and the server has the second one. */
const USERS = 7_430_001;
const SERVER = 7_430_002;

/** PostgreSQL cuts longer names. */
const MAX_NAME_BYTES = 63;

/** How long a server waits for another one that is ending. */
const SERVER_WAIT_MS = 1_000;
const RETRY_MS = 100;

/**
 * Notes in the database that this process uses it.
 * @throws FolderInUseError when another server has it
 */
export async function holdCluster(client: pg.Client, role: Role, folder: string): Promise<ClusterLock> {
  const name = `titlenet-${role} ${process.pid} ${hostname()}`.slice(0, MAX_NAME_BYTES);
  await client.query("select set_config('application_name', $1, false)", [name]);
  // Waits for a process that is ending the database; this session then ends with it.
  await client.query('select pg_advisory_lock_shared($1)', [USERS]);
  if (role === 'server') await holdAsServer(client, folder);
  return { client };
}

async function holdAsServer(client: pg.Client, folder: string): Promise<void> {
  for (const deadline = performance.now() + SERVER_WAIT_MS; ; await sleep(RETRY_MS)) {
    if (await tryLock(client, SERVER)) return;
    if (performance.now() < deadline) continue;
    const holder = await findServer(client);
    throw new FolderInUseError(
      `The data folder ${folder} is in use by ${holder}; stop it, or set TITLENET_DATA to another folder.`,
    );
  }
}

async function findServer(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string; backend_start: Date }>(
    `select application_name, backend_start from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [SERVER],
  );
  const [found] = rows;
  if (!found) return 'a running TitleNet server';
  const [, pid, host] = found.application_name.split(' ');
  return `a running TitleNet server (process ${pid} on ${host}, since ${found.backend_start.toISOString()})`;
}

async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [key]);
  return rows[0]?.locked ?? false;
}

/**
 * Prepares the end of the database: no process begins to use it before it has ended.
 * @returns false if other processes use it
 */
export async function tryEnd({ client }: ClusterLock): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USERS]);
    return await tryLock(client, USERS);
  } catch {
    // The session is lost. PostgreSQL goes on, and the next process of the product uses it.
    return false;
  }
}
