import { setTimeout as sleep } from 'node:timers/promises';
import { membersOf } from '@titlenet/catalogue/members-of';
import pg from 'pg';
import { messageOf } from '../../caught-error.ts';
import type { Log } from '../log.ts';
import { type ClusterLayout, clusterLayout, DatabaseStartError, SHARED_FOLDER, startError } from './cluster-layout.ts';
import { type ClusterLock, FolderInUseError, holdCluster, type Role, tryEnd } from './cluster-locks.ts';
import { type Access, clusterUrl, createCluster } from './create-cluster.ts';
import { killPostmaster, type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { findPrograms, type Programs } from './programs.ts';

/** The PostgreSQL of a data folder. */
export interface OpenCluster {
  /** The address for connections; it stays the same when PostgreSQL is started again. */
  url: string;
  /** The folder of the cluster, in which it needs free space. */
  home: string;
  /** Stops PostgreSQL if no other process of the product uses it. */
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 2_000;
const RETRY_MS = 50;
const CHECK_INTERVAL_MS = 2_000;
/** Connections in a row that are not answered in time, before PostgreSQL is taken for frozen. */
const MAX_UNANSWERED = 5;
const RESTART_DELAY_MS = 500;
/** Starts that fail for a passing reason. */
const MAX_PASSING = 100;

/**
 * Opens the PostgreSQL of a data folder: creates its cluster, starts it if no other process has, and starts it again
 * when it ends or does not respond, until `close`. Servers and commands share it; there is one server at a time.
 *
 * @throws FolderInUseError when another server uses the folder; DatabaseStartError when PostgreSQL cannot be started
 */
export async function openCluster(folder: string, role: Role, log: Log): Promise<OpenCluster> {
  const layout = clusterLayout(folder);
  try {
    const programs = findPrograms(layout.user ? SHARED_FOLDER : layout.home, layout.user);
    const access = await createCluster(layout, programs);
    const cluster = new Cluster({ layout, programs, access, role, log });
    await cluster.open();
    return cluster;
  } catch (error) {
    throw error instanceof FolderInUseError ? error : startError(layout.folder, error);
  }
}

interface ClusterParts {
  layout: ClusterLayout;
  programs: Programs;
  access: Access;
  role: Role;
  log: Log;
}

class Cluster implements OpenCluster {
  readonly url: string;
  readonly home: string;
  readonly #parts: ClusterParts;
  #lock: ClusterLock | undefined;
  #isClosing = false;
  #restart = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #unanswered = 0;

  constructor(parts: ClusterParts) {
    this.#parts = parts;
    this.home = parts.layout.home;
    this.url = clusterUrl(parts.layout, parts.access);
  }

  async open(): Promise<void> {
    this.#lock = await this.#connect();
    this.#lock.client.once('end', () => {
      this.#lock = undefined;
      if (this.#isClosing) return;
      this.#parts.log.error({}, 'The database ended and is started again');
      this.#restart = this.#openAgain();
    });
    this.#timer ??= setInterval(() => {
      this.#check().catch((error: unknown) =>
        this.#parts.log.error({ reason: messageOf(error) }, 'The database could not be ended'),
      );
    }, CHECK_INTERVAL_MS).unref();
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    await this.#restart;
    const { layout, programs, log } = this.#parts;
    if (!this.#lock) return;
    if (await tryEnd(this.#lock))
      await stopPostmaster(layout, programs).catch((error: unknown) =>
        log.error({ reason: messageOf(error) }, 'The database could not be stopped'),
      );
    await this.#lock?.client.end().catch(() => undefined);
  }

  async #openAgain(): Promise<void> {
    let reported: string | undefined;
    while (!this.#isClosing) {
      try {
        await this.open();
        this.#parts.log.warn({}, 'The database is back');
        return;
      } catch (error) {
        const reason = messageOf(error);
        if (reason !== reported) this.#parts.log.error({ reason }, 'The database cannot be started yet');
        reported = reason;
        await sleep(RESTART_DELAY_MS);
      }
    }
  }

  /** Connects, and starts PostgreSQL if nothing listens. @throws DatabaseStartError and FolderInUseError */
  async #connect(): Promise<ClusterLock> {
    const { layout, access, programs, role } = this.#parts;
    let started: Postmaster | undefined;
    let failures = 0;
    while (!this.#isClosing) {
      const { lock, error } = await attempt(this.url, (client) => holdCluster(client, role, layout.folder));
      if (lock) return lock;
      if (error instanceof FolderInUseError) throw error;
      const state = stateFrom(error);
      if (state === 'refused') throw error;
      if (state === 'unanswered') this.#noteUnanswered();
      if (started?.hasEnded()) {
        const fault = started.fault();
        started = undefined;
        // Another process may have been faster, or sessions of a killed one are still ending.
        if (fault !== undefined && (!isPassing(fault) || ++failures > MAX_PASSING))
          throw new DatabaseStartError(`PostgreSQL did not start: ${fault} (see ${layout.log}).`);
      }
      if (state === 'absent') started ??= await startPostmaster(layout, access, programs);
      await sleep(RETRY_MS);
    }
    throw new Error('The database is being closed');
  }

  async #check(): Promise<void> {
    if (!this.#lock) return;
    const { error } = await attempt(this.url, (client) => client.end());
    if (stateFrom(error) === 'unanswered') this.#noteUnanswered();
    else this.#unanswered = 0;
  }

  /** Attempts are counted instead of time, so that a pause of this process is not taken for one of PostgreSQL. */
  #noteUnanswered(): void {
    this.#unanswered += 1;
    if (this.#unanswered < MAX_UNANSWERED) return;
    this.#unanswered = 0;
    this.#parts.log.error({}, 'The database does not respond, and is ended');
    killPostmaster(this.#parts.layout);
  }
}

/** Faults of a start that another attempt may not meet. */
const isPassing = (fault: string) => /\balready exists|still in use|is still running/.test(fault);

/** Connects once, and does something with the connection, which is closed if that fails. */
async function attempt<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<{ lock?: Result; error?: unknown }> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    return { lock: await work(client) };
  } catch (error) {
    void client.end().catch(() => undefined);
    return { error };
  }
}

/** `absent`: nothing listens; `changing`: it starts, stops or is full; `refused`: another attempt would not help. */
function stateFrom(error: unknown): 'answered' | 'absent' | 'unanswered' | 'refused' | 'changing' {
  if (error === undefined) return 'answered';
  const code = String(membersOf(error).code ?? '');
  if (code === 'ECONNREFUSED' || code === 'ENOENT') return 'absent';
  const message = messageOf(error);
  if (/timeout/.test(message)) return 'unanswered';
  const isChanging = /^(57P0|53|ECONNRESET$|EPIPE$)/.test(code) || /^(Connection terminated|Client has)/.test(message);
  return isChanging ? 'changing' : 'refused';
}
