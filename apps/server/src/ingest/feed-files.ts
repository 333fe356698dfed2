import { createReadStream, type Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stdin } from 'node:process';
import { messageOf } from '../caught-error.ts';
import { archiveFileName } from './archives/unpack-feed-file.ts';
import { type FeedFile, unreadableFile } from './feed-file.ts';
import { feedFileName } from './recognise-feed.ts';
import { UnreadableFeedError } from './unreadable-feed.ts';

async function* chunksOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 18 });
  } catch (error) {
    throw new UnreadableFeedError(messageOf(error));
  }
}

const fileAt = (path: string): FeedFile => ({ name: path, path, isRepeatable: true, open: () => chunksOf(path) });

async function filesIn(folder: string): Promise<FeedFile[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { withFileTypes: true });
  } catch (error) {
    return [unreadableFile(folder, messageOf(error))];
  }
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return feedFileName.test(entry.name) || archiveFileName.test(entry.name) ? [fileAt(path)] : [];
    }),
  );
  return found.flat();
}

/**
 * Lists the feed files at the given paths: files as they are, folders with all feed files and archives in them in the
 * order of their names, `-` as standard input. `open` of a file or folder that cannot be read throws the reason.
 * @throws FeedFileMissingError when a path does not exist
 */
export async function findFeedFiles(paths: readonly string[]): Promise<FeedFile[]> {
  const files: FeedFile[] = [];
  for (const path of paths) {
    if (path === '-') {
      // Without an encoding the chunks are bytes.
      files.push({ name: 'standard input', isRepeatable: false, open: () => stdin as AsyncIterable<Uint8Array> });
      continue;
    }
    const found = await stat(path).catch(() => null);
    if (!found) throw new FeedFileMissingError(path);
    if (!found.isDirectory()) files.push(fileAt(path));
    else files.push(...(await filesIn(path)).sort((a, b) => (a.name < b.name ? -1 : 1)));
  }
  return files;
}

/** A given path that does not exist. */
export class FeedFileMissingError extends Error {
  constructor(path: string) {
    super(`There is no file or folder ${path}.`);
  }
}
