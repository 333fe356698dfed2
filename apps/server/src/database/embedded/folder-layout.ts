import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The port in the socket's name: `psql -h <folder>` and pg's `host: <folder>` then need nothing more. */
export const SOCKET_PORT = 5432;

/** A Unix socket's path ends at 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;

/** Where the embedded database keeps what in a data folder. */
export interface FolderLayout {
  folder: string;
  /** PostgreSQL's own files. */
  data: string;
  /** Locked by the kernel for as long as a host holds the folder. */
  lock: string;
  /** Who holds it, for people; never decides anything. */
  holder: string;
  /** The folder of the socket: what clients are given as host. */
  socketFolder: string;
  socket: string;
}

/**
 * Creates the folder when needed, readable for its owner alone, and says what lies where in it.
 * Throws when the folder cannot be made, or its socket's folder is another user's.
 */
export function folderLayout(path: string): FolderLayout {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const folder = realpathSync(resolve(path));
  const name = `.s.PGSQL.${SOCKET_PORT}`;
  let socketFolder = folder;
  if (Buffer.byteLength(join(folder, name)) > MAX_SOCKET_PATH_BYTES) {
    const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
    socketFolder = join(tmpdir(), `titlenet-${digest}`);
    mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
    // The name can be guessed: whoever made it first must have been us.
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
  };
}
