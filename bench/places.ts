import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../apps/server/src/database/migrations', import.meta.url));

/** Of the demo catalogue that is measured. */
export const DEMO_SEED = 1;
/** The day that the demo takes for today: without it next month's catalogue would be another one. */
export const REFERENCE_DATE = '2026-11-01';

/** How a catalogue came into its database. */
export interface LoadFigures {
  /** Through the store, as an import does. */
  stored: { titles: number; seconds: number };
  /** Made from those. */
  composed: { titles: number; seconds: number };
  indexSeconds: number;
}

/** The tables as they are now: another migration, another folder. */
function migrationDigest(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 8);
}

/** The folder of one catalogue under the system's temporary folder; a second run finds what the first one loaded. */
export function placeOf(kind: 'embedded' | 'postgres', titles: number, isWhole: boolean): string {
  const key = [kind === 'embedded' ? 'e' : 'p', titles, DEMO_SEED, ...(isWhole ? ['whole'] : []), migrationDigest()];
  const folder = join(tmpdir(), `titlenet-bench-${userInfo().uid}`, key.join('-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

const marker = (folder: string) => join(folder, 'loaded.json');

/** What loading took, where the whole catalogue is in its place. */
export function readLoadFigures(folder: string): LoadFigures | undefined {
  return existsSync(marker(folder)) ? (JSON.parse(readFileSync(marker(folder), 'utf8')) as LoadFigures) : undefined;
}

export function writeLoadFigures(folder: string, figures: LoadFigures): void {
  writeFileSync(marker(folder), JSON.stringify(figures));
}
