import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readlinkSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { membersOf } from '@titlenet/catalogue/members-of';
import { describeFileFault } from '@titlenet/private-files/file-faults';
import { makeFolder } from '@titlenet/private-files/make-folder';
import { systemErrorCode } from '../../caught-error.ts';
import { isReachable } from './programs.ts';
import { findClusterUser, type SystemUser } from './system-user.ts';

/** PostgreSQL could not be started; the message has the reason and is shown to the user. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** Where clusters and programs lie if root starts them and their user may not enter the data folder. */
export const SHARED_FOLDER = '/var/lib/titlenet';

/** The port in the name of the socket, so that `psql -h <folder>` works without a port. */
export const SOCKET_PORT = 5432;

/** The path of a Unix socket is limited to 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;

const PRIVATE = 0o700;
/** Others may enter a folder, and not list it. */
const ENTERED_BY_OTHERS = 0o711;

/** The files of the cluster of a data folder. */
export interface ClusterLayout {
  /** The data folder. */
  folder: string;
  /** The folder of cluster, log and socket, which belongs to the user that runs PostgreSQL. */
  home: string;
  /** The cluster. */
  data: string;
  log: string;
  socketFolder: string;
  /** The user that runs PostgreSQL, if not the user of this process. */
  user: SystemUser | undefined;
}

/**
 * Creates the folders of a cluster if needed.
 * @param path the data folder
 * @throws DatabaseStartError if that is not possible
 */
export function clusterLayout(path: string): ClusterLayout {
  try {
    makeFolder(resolve(path));
    const folder = realpathSync(resolve(path));
    const user = findClusterUser();
    const home = homeOf(folder, user);
    return {
      folder,
      home,
      data: join(home, 'data'),
      log: join(home, 'log'),
      socketFolder: socketFolderOf(home, user),
      user,
    };
  } catch (error) {
    throw startError(path, error);
  }
}

/** Describes a failure to use a data folder in one line. */
export function startError(folder: string, error: unknown): DatabaseStartError {
  if (error instanceof DatabaseStartError) return error;
  const code = systemErrorCode(error);
  if (code === 'EPERM' && String(membersOf(error).syscall).startsWith('spawn'))
    return new DatabaseStartError(
      'PostgreSQL does not run as root, and this process may not change its user: start TitleNet as an ordinary user, or set DATABASE_URL to the address of a PostgreSQL.',
      { cause: error },
    );
  const reason = describeFileFault({ code }) ?? (error instanceof Error ? error.message : String(error));
  return new DatabaseStartError(`The database in the data folder ${folder} cannot be used: ${reason}.`, {
    cause: error,
  });
}

function homeOf(folder: string, user: SystemUser | undefined): string {
  const path = join(folder, 'postgresql');
  if (!lstatSync(path, { throwIfNoEntry: false })) {
    if (user && !mayEnter(folder, user)) link(path, user);
    else makeHome(path, user);
  }
  if (!statSync(path, { throwIfNoEntry: false }))
    throw new DatabaseStartError(
      `The database of the data folder ${folder} was in ${readlinkSync(path)}, which does not exist: bring it back, or restore a backup to another folder.`,
    );
  const home = realpathSync(path);
  if (user && dirname(home) === folder && !mayEnter(folder, user))
    throw new DatabaseStartError(
      `The data folder ${folder} is below a folder that only its owner may enter, and PostgreSQL does not run as root: move it elsewhere, or set TITLENET_DATA to another folder.`,
    );
  return home;
}

/** Lets the user through the data folder; files in it stay private. @returns false if a folder above it is closed */
function mayEnter(folder: string, user: SystemUser): boolean {
  if (isReachable(folder, user)) return true;
  if (!isReachable(dirname(folder), user)) return false;
  chmodSync(folder, ENTERED_BY_OTHERS);
  return true;
}

/** Creates a folder of the user that runs PostgreSQL. One that exists keeps its owner: it may be a link to another. */
function makeHome(path: string, user: SystemUser | undefined): void {
  try {
    mkdirSync(path, { mode: PRIVATE });
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') return;
    throw error;
  }
  if (user) chownSync(path, user.uid, user.gid);
}

function link(path: string, user: SystemUser): void {
  mkdirSync(SHARED_FOLDER, { recursive: true });
  chmodSync(SHARED_FOLDER, 0o755);
  const target = join(SHARED_FOLDER, randomBytes(8).toString('hex'));
  makeHome(target, user);
  try {
    symlinkSync(target, path);
  } catch (error) {
    // Another process may have made it.
    if (systemErrorCode(error) !== 'EEXIST') throw error;
  }
}

/** @throws Error if the folder's path is too long, and its replacement belongs to another user */
function socketFolderOf(home: string, user: SystemUser | undefined): string {
  if (Buffer.byteLength(join(home, `.s.PGSQL.${SOCKET_PORT}`)) <= MAX_SOCKET_PATH_BYTES) return home;
  const digest = createHash('sha256').update(home).digest('hex').slice(0, 16);
  const path = join(tmpdir(), `titlenet-${digest}`);
  const owner = user?.uid ?? process.getuid?.();
  if (!lstatSync(path, { throwIfNoEntry: false })) makeHome(path, user);
  // The name is predictable, so the owner of an existing folder is checked.
  if (owner !== undefined && lstatSync(path).uid !== owner) throw new Error(`${path} belongs to another user`);
  return path;
}
