import { execFile, spawn } from 'node:child_process';
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { membersOf } from '@titlenet/catalogue/members-of';
import { type ClusterLayout, SOCKET_PORT } from './cluster-layout.ts';
import type { Access } from './create-cluster.ts';
import type { Programs } from './programs.ts';

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;

/** A longer log is emptied before PostgreSQL starts. */
const MAX_LOG_BYTES = 1024 ** 2;
const STOP_SECONDS = 8;

/** All else is PostgreSQL's default, also that what is committed survives a failure of the power. */
const SETTINGS = [
  // A container has 64 MB in /dev/shm.
  'shared_memory_type=mmap',
  'dynamic_shared_memory_type=mmap',
  // There is no replica.
  'wal_level=minimal',
  'max_wal_senders=0',
  // Without errors of statements, which contain their values.
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_checkpoints=off',
];

/** A start of PostgreSQL. */
export interface Postmaster {
  /** Whether it has ended. */
  hasEnded(): boolean;
  /** What its log says of the reason of its end; undefined if it was stopped, as another process may do. */
  fault(): string | undefined;
}

/**
 * Starts PostgreSQL on a cluster, in a session of its own: Ctrl+C and the end of this process do not end it.
 * @throws errors of the file system and of `spawn`
 */
export async function startPostmaster(
  layout: ClusterLayout,
  access: Access,
  { postgres }: Programs,
): Promise<Postmaster> {
  const { data, home, socketFolder, user } = layout;
  removeForeignLock(layout);
  const file = openLog(layout);
  const addresses =
    process.platform === 'win32' ? ['-h', '127.0.0.1'] : ['-c', 'listen_addresses=', '-k', socketFolder];
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const before = fstatSync(file).size;
  const child = spawn(postgres, ['-D', data, '-p', String(access.port), ...addresses, ...settings], {
    ...user,
    cwd: home,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true,
    windowsHide: true,
    stdio: ['ignore', file, file],
  });
  closeSync(file);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('spawn', resolve).once('error', reject);
  await promise;
  child.unref();
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return { hasEnded, fault: () => (child.exitCode === 0 ? undefined : faultOf(child.pid, layout.log, before)) };
}

/** Opens the log, but no link: root would write to and give away what the user of PostgreSQL has linked there. */
function openLog({ log, user }: ClusterLayout): number {
  // Windows has no O_NOFOLLOW.
  const file = openSync(log, O_WRONLY | O_APPEND | O_CREAT | (O_NOFOLLOW ?? 0), 0o600);
  if (fstatSync(file).size > MAX_LOG_BYTES) ftruncateSync(file);
  if (user) fchownSync(file, user.uid, user.gid);
  return file;
}

/**
 * The last fatal message of a process in the log since it was started: its own, or else one of its children. Others may
 * write to the log too, and sessions write that the database is starting.
 */
function faultOf(pid: number | undefined, log: string, since: number): string {
  const lines = readFileSync(log).subarray(since).toString('utf8').trim().split('\n');
  const isFault = (line: string) => /\b(FATAL|PANIC): |^postgres: /.test(line) && !/the database system is /.test(line);
  const ofOwn = (line: string) => isFault(line) && (line.includes(`[${pid}]`) || line.startsWith('postgres: '));
  const at = Math.max(0, lines.some(ofOwn) ? lines.findLastIndex(ofOwn) : lines.findLastIndex(isFault));
  const next = lines.findIndex((line, index) => index > at && LINE_START.test(line));
  const fault = lines.slice(at, next < 0 ? lines.length : next).join(' ');
  return fault.replace(/^.*?(FATAL|PANIC|postgres):\s*/, '') || 'its process ended at once';
}

/** Lines without it continue the one before. */
const LINE_START = /^\d{4}-\d\d-\d\d /;

/** The process id in the cluster's lock file; undefined if there is none. */
export function postmasterPid({ data }: Pick<ClusterLayout, 'data'>): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/**
 * PostgreSQL does not start while a process with the id in its lock file exists, which in a container is often another
 * program. Only Linux says which program it is.
 */
function removeForeignLock(layout: ClusterLayout): void {
  const pid = postmasterPid(layout);
  if (pid === undefined || !existsSync(`/proc/${pid}`) || isPostgres(pid)) return;
  rmSync(join(layout.data, 'postmaster.pid'), { force: true });
  for (const file of ['', '.lock'])
    rmSync(join(layout.socketFolder, `.s.PGSQL.${SOCKET_PORT}${file}`), { force: true });
}

/** Ends a PostgreSQL that does not respond, with its sessions. What is committed is kept. */
export function killPostmaster(layout: ClusterLayout): void {
  const pid = postmasterPid(layout);
  if (pid === undefined || !isPostgres(pid)) return;
  for (const one of [...childrenOf(pid), pid])
    try {
      process.kill(one, 'SIGKILL');
    } catch (error) {
      if (membersOf(error).code !== 'ESRCH') throw error;
    }
}

/** False if the system says that a process is another program. Only Linux does. */
function isPostgres(pid: number): boolean {
  const name = `/proc/${pid}/comm`;
  return !existsSync(name) || readFileSync(name, 'utf8').trim() === 'postgres';
}

/** Sessions that are frozen too would not notice the end of the postmaster. Only Linux lists them. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Stops PostgreSQL cleanly; sessions that are left are ended. @throws if it does not stop in time */
export async function stopPostmaster({ data, home, user }: ClusterLayout, { pgCtl }: Programs): Promise<void> {
  const args = ['stop', '-D', data, '-m', 'fast', '-t', String(STOP_SECONDS)];
  await promisify(execFile)(pgCtl, args, { ...user, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C' } });
}
