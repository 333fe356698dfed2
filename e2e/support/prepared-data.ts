import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
/** Inside `node_modules`, so that a new installation deletes it, and by user, because only the owner reads the files. */
const kept = join(root, 'node_modules/.titlenet', `journeys-${process.getuid?.() ?? 0}`);
/** Sources that determine what a data folder contains. */
const inputs = ['apps/server', 'apps/identity', 'packages', 'e2e/support/product.ts', 'package-lock.json'];

/**
 * Copies the data folder of a product with the demo catalogue, which takes a second instead of the half minute of an
 * import. It is prepared once for each state of the sources and each day, because the demo has titles of today.
 *
 * @param dataFolder the copy; it must not exist
 * @param prepare fills a data folder, and returns when nothing uses it any more
 */
export async function copyPreparedData(dataFolder: string, prepare: (folder: string) => Promise<void>): Promise<void> {
  const prepared = join(kept, keyOfInputs());
  if (existsSync(prepared)) return copyFolder(prepared, dataFolder);
  await prepare(dataFolder);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  // Renamed, so that an interrupted run leaves no incomplete one.
  copyFolder(dataFolder, `${prepared}.new`);
  renameSync(`${prepared}.new`, prepared);
}

function keyOfInputs(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const input of inputs)
    for (const name of sourcesIn(join(root, input))) hash.update(`${name}\0`).update(readFileSync(name));
  return hash.digest('hex');
}

function sourcesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /\.(ts|sql|json)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(place, name));
}

/** With owners, because PostgreSQL runs as another user if root starts it. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
