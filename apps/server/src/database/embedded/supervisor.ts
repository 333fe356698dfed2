import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { folderLayout } from './folder-layout.ts';
import { describeHolder, type Holder, readHolder } from './folder-lock.ts';
import { type HostProcess, startHost, stopHost } from './host-process.ts';
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
const SERVER_PATIENCE_MS = 1_000;
/** A command waits for a server that is creating its database. */
const COMMAND_PATIENCE_MS = 20_000;
const RETRY_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Gives the embedded database of a folder: a server holds it itself; a command uses the one that runs, or else holds
 * it for as long as it works. A host that ends by itself is started again until `close`.
 *
 * @throws FolderInUseError when another process has the folder and this one cannot use it
 */
export async function openEmbedded(folder: string, role: Holder['role'], log: Log): Promise<EmbeddedDatabase> {
  const layout = folderLayout(folder);
  const settings = { folder: layout.folder, role, owner: process.pid };
  const deadline = Date.now() + (role === 'server' ? SERVER_PATIENCE_MS : COMMAND_PATIENCE_MS);
  let holder: Holder | undefined;
  do {
    holder = readHolder(layout);
    if (role === 'command' && holder && (await answers(holder.socketFolder))) {
      return { socketFolder: holder.socketFolder, hostPid: () => undefined, close: async () => {} };
    }
    const host = await startHost(settings);
    if (host.report.kind === 'ready') {
      log.info({ startedMs: host.report.startedMs, pid: host.child.pid }, 'The embedded database is ready');
      return supervised(host, settings, log);
    }
    if (host.report.kind === 'failed') throw new Error(`The embedded database did not start: ${host.report.reason}`);
    holder = host.report.holder;
    await sleep(RETRY_MS);
  } while (Date.now() < deadline);
  throw new FolderInUseError(describeHolder(layout.folder, holder));
}

function supervised(first: HostProcess, settings: Parameters<typeof startHost>[0], log: Log): EmbeddedDatabase {
  let host = first;
  let isClosing = false;
  let restart = Promise.resolve();

  const watch = () => {
    void host.ended.then((reason) => {
      if (isClosing) return;
      log.error({ reason }, 'The embedded database ended and is started again');
      restart = again();
    });
  };
  const again = async () => {
    for (let pause = 0; !isClosing; pause = Math.min(pause + 200, LONGEST_PAUSE_MS)) {
      await sleep(pause);
      if (isClosing) return;
      host = await startHost(settings);
      if (host.report.kind === 'ready') {
        log.info({ startedMs: host.report.startedMs, pid: host.child.pid }, 'The embedded database is back');
        return watch();
      }
      const reason =
        host.report.kind === 'held' ? describeHolder(settings.folder, host.report.holder) : host.report.reason;
      log.error({ reason }, 'The embedded database could not be started again');
    }
  };
  watch();
  return {
    socketFolder: first.report.kind === 'ready' ? first.report.socketFolder : settings.folder,
    hostPid: () => host.child.pid,
    async close() {
      isClosing = true;
      await restart;
      await stopHost(host);
    },
  };
}
