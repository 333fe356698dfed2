import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MIGRATIONS = fileURLToPath(new URL('../apps/server/src/database/migrations', import.meta.url));

/** Seed of the measured demo catalogue. */
export const DEMO_SEED = 1;
/** The demo's current date. Fixed, so that the catalogue does not change every month. */
export const REFERENCE_DATE = '2026-11-01';

/** Figures of loading a catalogue. */
export interface LoadFigures {
  /** Imported titles. */
  stored: { titles: number; seconds: number };
  /** Generated titles. */
  composed: { titles: number; seconds: number };
  indexSeconds: number;
}

/** Digest of the migrations, so that another schema uses another folder. */
function migrationDigest(): string {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 8);
}

/** Folder of a catalogue under the system's temporary folder, used again by later runs. */
export function catalogueFolder(kind: 'embedded' | 'postgres', titles: number, isWhole: boolean): string {
  const key = [kind === 'embedded' ? 'e' : 'p', titles, DEMO_SEED, ...(isWhole ? ['whole'] : []), migrationDigest()];
  const folder = join(tmpdir(), `titlenet-bench-${userInfo().uid}`, key.join('-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

const marker = (folder: string) => join(folder, 'loaded.json');

/** Figures of a completed load; undefined if the catalogue is not complete. */
export function readLoadFigures(folder: string): LoadFigures | undefined {
  return existsSync(marker(folder)) ? (JSON.parse(readFileSync(marker(folder), 'utf8')) as LoadFigures) : undefined;
}

export function writeLoadFigures(folder: string, figures: LoadFigures): void {
  writeFileSync(marker(folder), JSON.stringify(figures));
}
