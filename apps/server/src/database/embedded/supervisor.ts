import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { folderLayout } from './folder-layout.ts';
import { describeHolder, type Holder, readHolder } from './folder-lock.ts';
import { type HostProcess, startHost, stopHost } from './host-process.ts';
import type { HostSettings } from './messages.ts';
import { answers } from './probe.ts';

/** Another process has the data folder; the message is the one line for people. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** A database that clients reach by `pg` with `host: socketFolder`. */
export interface EmbeddedDatabase {
  socketFolder: string;
  /** Process id of the host, when this process started it. */
  hostPid(): number | undefined;
  close(): Promise<void>;
}

/** A server started right after another one's end waits this long for it, and says who it is within 2 s. */
const SERVER_CLOSE_TIMEOUT_MS = 1_000;
/** A command waits for a server that is creating its database. */
const COMMAND_WAIT_TIMEOUT_MS = 20_000;
const RETRY_MS = 100;
const MAX_RETRY_DELAY_MS = 2_000;

/**
 * Gives the embedded database of a folder: a server holds it itself; a command uses the one that runs, or else holds
 * it for as long as it works. A server that finds a command at work uses the command's, and takes over when it ends.
 * A host that ends by itself is started again until `close`.
 *
 * @throws FolderInUseError when another server has the folder
 */
export async function openEmbedded(folder: string, role: Holder['role'], log: Log): Promise<EmbeddedDatabase> {
  const layout = folderLayout(folder);
  const settings = { folder: layout.folder, role, owner: process.pid };
  const deadline = Date.now() + (role === 'server' ? SERVER_CLOSE_TIMEOUT_MS : COMMAND_WAIT_TIMEOUT_MS);
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
    if (host.report.kind === 'failed') throw new Error(`The embedded database did not start: ${host.report.reason}`);
    holder = host.report.holder ?? holder;
    await sleep(RETRY_MS);
  } while (Date.now() < deadline);
  throw new FolderInUseError(describeHolder(layout.folder, holder));
}

/** The database of a host that another process keeps. */
function using(socketFolder: string): EmbeddedDatabase {
  return { socketFolder, hostPid: () => undefined, close: async () => {} };
}

/** Keeps a host running from its first start to `close`. */
class Supervisor {
  #settings: HostSettings;
  #log: Log;
  #host: HostProcess | undefined;
  #isClosing = false;
  #restart = Promise.resolve();

  constructor(settings: HostSettings, log: Log) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Takes charge of a host that has started. */
  watching(host: HostProcess, socketFolder: string): EmbeddedDatabase {
    this.#watch(host);
    return this.#database(socketFolder);
  }

  /** Waits for the holder of now to end, and starts a host then. */
  following(socketFolder: string): EmbeddedDatabase {
    this.#restart = this.#startAgain();
    return this.#database(socketFolder);
  }

  #database(socketFolder: string): EmbeddedDatabase {
    return {
      socketFolder,
      hostPid: () => this.#host?.child.pid,
      close: async () => {
        this.#isClosing = true;
        await this.#restart;
        if (this.#host) await stopHost(this.#host);
      },
    };
  }

  #watch(host: HostProcess): void {
    this.#host = host;
    void host.ended.then((reason) => {
      if (this.#isClosing) return;
      this.#log.error({ reason }, 'The embedded database ended and is started again');
      this.#restart = this.#startAgain();
    });
  }

  async #startAgain(): Promise<void> {
    let told: string | undefined;
    for (let pause = 0; !this.#isClosing; pause = Math.min(pause + 200, MAX_RETRY_DELAY_MS)) {
      await sleep(pause);
      if (this.#isClosing) return;
      const host = await startHost(this.#settings);
      const { report } = host;
      if (report.kind === 'ready') {
        this.#log.info({ startedMs: report.startedMs, pid: host.child.pid }, 'The embedded database is back');
        return this.#watch(host);
      }
      const reason = report.kind === 'held' ? describeHolder(this.#settings.folder, report.holder) : report.reason;
      if (reason !== told) this.#log.warn({ reason }, 'The embedded database cannot be started yet');
      told = reason;
    }
  }
}
