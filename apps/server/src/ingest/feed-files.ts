import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stdin } from 'node:process';
import { archiveFileName } from './archives/unpack-feed-file.ts';
import type { FeedFile } from './feed-file.ts';
import { feedFileName } from './recognise-feed.ts';

function fileAt(path: string): FeedFile {
  return { name: path, path, isRepeatable: true, open: () => createReadStream(path, { highWaterMark: 1 << 18 }) };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return feedFileName.test(entry.name) || archiveFileName.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat();
}

/**
 * Lists the feed files at the given paths: files as they are, folders with all feed files and archives in them in the
 * order of their names, `-` as standard input.
 * @throws MissingFeedFile when a path does not exist
 */
export async function findFeedFiles(paths: readonly string[]): Promise<FeedFile[]> {
  const files: FeedFile[] = [];
  for (const path of paths) {
    if (path === '-') {
      files.push({ name: 'standard input', isRepeatable: false, open: () => stdin as AsyncIterable<Uint8Array> });
      continue;
    }
    const found = await stat(path).catch(() => null);
    if (!found) throw new MissingFeedFile(path);
    if (!found.isDirectory()) files.push(fileAt(path));
    else files.push(...(await filesIn(path)).sort().map(fileAt));
  }
  return files;
}

/** A given path that does not exist. */
export class MissingFeedFile extends Error {
  constructor(path: string) {
    super(`There is no file or folder ${path}.`);
  }
}
