import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and its parents, readable only for their owner. `mkdir` with `recursive` gives the wrong reason on a
 * read-only disk, and never returns on `/proc`.
 * @param path absolute
 * @throws the error of the file system
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it.
    if (!isFolder(path)) throw error;
  }
}
