import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { folderLayout } from './folder-layout.ts';
import { describeHolder, type Holder, readHolder } from './folder-lock.ts';
import { killWhenFrozen } from './heartbeat.ts';
import { type HostProcess, startHost, stopHost } from './host-process.ts';
import { type HostSettings, QUERY_OVER_TIME } from './messages.ts';
import { answers, isHostAlive } from './probe.ts';

/** Another process uses the data folder; the message is shown to the user. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** The embedded database did not start; the message has the reason. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** A running embedded database; clients use `pg` with `host: socketFolder`. */
export interface EmbeddedDatabase {
  socketFolder: string;
  /** Process id of the host if this process started it. */
  hostPid(): number | undefined;
  /** Whether the host responds, also while a query runs. Takes at most 0.6 s. */
  isAlive(): Promise<boolean>;
  /** Whether this process is starting the host again because a query exceeded its time. */
  isRestarting(): boolean;
  close(): Promise<void>;
}

/** With the wait for a connection or a query it must stay below 2 s. */
const PROBE_TIMEOUT_MS = 600;
/** How long a server waits for another one that is ending. */
const SERVER_WAIT_TIMEOUT_MS = 1_000;
/** How long a command waits for a server that is creating its database. */
const COMMAND_WAIT_TIMEOUT_MS = 20_000;
const RETRY_MS = 100;
const MAX_RETRY_DELAY_MS = 2_000;

/**
 * Opens the embedded database of a folder. A server runs it itself. A command uses a running one, or runs it until it
 * ends. A server that finds a database of a command uses that and starts its own when the command ends. A host that
 * fails is started again until `close`.
 *
 * @throws FolderInUseError when another server uses the folder; DatabaseStartError when the host cannot start
 */
export async function openEmbedded(folder: string, role: Holder['role'], log: Log): Promise<EmbeddedDatabase> {
  const layout = folderLayout(folder);
  const settings = { folder: layout.folder, role, owner: process.pid };
  const deadline = performance.now() + (role === 'server' ? SERVER_WAIT_TIMEOUT_MS : COMMAND_WAIT_TIMEOUT_MS);
  let holder: Holder | undefined;
  do {
    holder = readHolder(layout);
    if (holder && (await answers(holder.socketFolder))) {
      if (role === 'command') return using(holder.socketFolder);
      if (holder.role === 'command') {
        log.info(`${describeHolder(layout.folder, holder)} Until it ends, this server uses the same database.`);
        return new Supervisor(settings, log).following(holder.socketFolder);
      }
      await sleep(RETRY_MS);
      continue;
    }
    const host = await startHost(settings);
    if (host.report.kind === 'ready') {
      log.info({ startedMs: host.report.startedMs, pid: host.child.pid }, 'The embedded database is ready');
      return new Supervisor(settings, log).watching(host, host.report.socketFolder);
    }
    if (host.report.kind === 'failed')
      throw new DatabaseStartError(`The embedded database did not start: ${host.report.reason}`);
    holder = host.report.holder ?? holder;
    await sleep(RETRY_MS);
  } while (performance.now() < deadline);
  throw new FolderInUseError(describeHolder(layout.folder, holder));
}

/** The database of a host that another process supervises. */
function using(socketFolder: string): EmbeddedDatabase {
  return {
    socketFolder,
    hostPid: () => undefined,
    isAlive: () => isHostAlive(socketFolder, PROBE_TIMEOUT_MS),
    isRestarting: () => false,
    close: async () => {},
  };
}

/** Restarts a host that ends, until `close`. */
class Supervisor {
  #settings: HostSettings;
  #log: Log;
  #host: HostProcess | undefined;
  #isClosing = false;
  #isRestarting = false;
  #restart = Promise.resolve();

  constructor(settings: HostSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Supervises a host that has started. */
  watching(host: HostProcess, socketFolder: string): EmbeddedDatabase {
    this.#watch(host);
    return this.#database(socketFolder);
  }

  /** Waits until the current host has ended, and then starts one. */
  following(socketFolder: string): EmbeddedDatabase {
    this.#restart = this.#startAgain();
    return this.#database(socketFolder);
  }

  #database(socketFolder: string): EmbeddedDatabase {
    return {
      socketFolder,
      hostPid: () => this.#host?.child.pid,
      isAlive: () => isHostAlive(socketFolder, PROBE_TIMEOUT_MS),
      isRestarting: () => this.#isRestarting,
      close: async () => {
        this.#isClosing = true;
        await this.#restart;
        if (this.#host) await stopHost(this.#host);
      },
    };
  }

  #watch(host: HostProcess): void {
    this.#host = host;
    this.#isRestarting = false;
    killWhenFrozen(host);
    void host.ended.then((reason) => {
      if (this.#isClosing) return;
      this.#isRestarting = reason === QUERY_OVER_TIME;
      this.#log.error({ reason }, 'The embedded database ended and is started again');
      this.#restart = this.#startAgain();
    });
  }

  async #startAgain(): Promise<void> {
    let reported: string | undefined;
    for (let delay = 0; !this.#isClosing; delay = Math.min(delay + 200, MAX_RETRY_DELAY_MS)) {
      await sleep(delay);
      if (this.#isClosing) return;
      const host = await startHost(this.#settings);
      const { report } = host;
      if (report.kind === 'ready') {
        this.#log.info({ startedMs: report.startedMs, pid: host.child.pid }, 'The embedded database is back');
        return this.#watch(host);
      }
      const reason = report.kind === 'held' ? describeHolder(this.#settings.folder, report.holder) : report.reason;
      if (reason !== reported) this.#log.warn({ reason }, 'The embedded database cannot be started yet');
      reported = reason;
    }
  }
}
