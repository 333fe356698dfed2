import { chmodSync, statSync } from 'node:fs';
import { messageOf } from '../caught-error.ts';

const OTHERS = 0o077;
const PRIVATE_FOLDER = 0o700;

/** A folder that cannot be made private. The message contains the folder and the remedy. */
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
  if ((found.mode & OTHERS) === 0) return;
  try {
    chmodSync(folder, PRIVATE_FOLDER);
  } catch (error) {
    throw new OpenFolderError(
      `Other users may read the data folder ${folder}, and that cannot be changed: ${messageOf(error)}`,
      { cause: error },
    );
  }
}
