import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeFolder } from '@titlenet/private-files/make-folder';

/** The port in the name of the socket, so that `psql -h <folder>` and pg's `host: <folder>` work without a port. */
export const SOCKET_PORT = 5432;

/** The socket of the watchdog thread, which says that the host is alive. Shorter than the name of the database's. */
export const ALIVE_SOCKET = '.s.alive';

/** The path of a Unix socket is limited to 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;

/** Paths of the embedded database in a data folder. */
export interface FolderLayout {
  folder: string;
  /** Files of PostgreSQL. */
  data: string;
  /** The lock file, locked by the kernel while a host uses the folder. */
  lock: string;
  /** Information about the process that uses the folder, only for messages. */
  holder: string;
  /** The folder of the socket, which clients use as host. */
  socketFolder: string;
  socket: string;
  aliveSocket: string;
}

/**
 * Creates the data folder if needed, readable only for its owner.
 *
 * @returns the paths in it
 * @throws when the folder cannot be created, or the folder of the socket belongs to another user
 */
export function folderLayout(path: string): FolderLayout {
  makeFolder(resolve(path));
  const folder = realpathSync(resolve(path));
  const name = `.s.PGSQL.${SOCKET_PORT}`;
  let socketFolder = folder;
  if (Buffer.byteLength(join(folder, name)) > MAX_SOCKET_PATH_BYTES) {
    const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
    socketFolder = join(tmpdir(), `titlenet-${digest}`);
    mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
    // The name is predictable, so the owner of an existing folder is checked.
    const { uid } = lstatSync(socketFolder);
    if (process.getuid && uid !== process.getuid()) throw new Error(`${socketFolder} belongs to another user`);
  }
  return {
    folder,
    data: join(folder, 'postgres'),
    lock: join(folder, 'database.lock'),
    holder: join(folder, 'database.holder.json'),
    socketFolder,
    socket: join(socketFolder, name),
    aliveSocket: join(socketFolder, ALIVE_SOCKET),
  };
}
