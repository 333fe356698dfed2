import { chmodSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeFileFault } from '@titlenet/private-files/file-faults';
import { makeFolder } from '@titlenet/private-files/make-folder';
import { messageOf, systemErrorCode } from '../caught-error.ts';

const OTHERS = 0o077;
/** They may enter the folder of root's data, in which PostgreSQL's folder belongs to another user. */
const READING_OTHERS = 0o066;
const PRIVATE_FOLDER = 0o700;

/** A folder that cannot be used, or not be made private. The message contains the folder and the remedy. */
export class OpenFolderError extends Error {
  override name = 'OpenFolderError';
}

/**
 * Makes the files of this process and its children private, and a folder that others may read, as PostgreSQL does: it
 * contains keys, sessions and the whole catalogue.
 * @param folder data folder; may not exist yet
 * @throws OpenFolderError if the folder belongs to another user
 */
export function keepFilesPrivate(folder: string): void {
  process.umask(OTHERS);
  const found = statSync(folder, { throwIfNoEntry: false });
  // Windows has no modes.
  if (!found || !process.getuid) return;
  if (found.uid !== process.getuid())
    throw new OpenFolderError(
      `The data folder ${folder} belongs to another user; give it to this one, or set TITLENET_DATA to another folder.`,
    );
  if ((found.mode & READING_OTHERS) === 0) return;
  try {
    chmodSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    throw new OpenFolderError(
      `Other users may read the data folder ${folder}, and that cannot be changed: ${messageOf(error)}`,
      { cause: error },
    );
  }
}

const folders = { TITLENET_DATA: 'data folder', TITLENET_UPLOADS: 'folder of uploads' } as const;

/**
 * Creates a folder of the server if it does not exist. A fault of the folder is noticed when the server starts, and not
 * by the first person whose call writes to it.
 * @param variable setting that names the folder
 * @throws OpenFolderError if files cannot be written to it
 */
export function prepareFolder(folder: string, variable: keyof typeof folders): void {
  try {
    makeFolder(folder);
    // Permissions alone do not say it: nothing can be created in /proc, or on a read-only disk.
    rmdirSync(mkdtempSync(join(folder, '.probe-')));
  } catch (error) {
    const code = systemErrorCode(error);
    throw new OpenFolderError(
      `The ${folders[variable]} ${folder} cannot be used: ${describeFileFault({ code }) ?? messageOf(error)} (${code}). Make it writable, or set ${variable} to another folder.`,
      { cause: error },
    );
  }
}
