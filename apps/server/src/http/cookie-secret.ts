import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../database/make-folder.ts';
import type { Settings } from '../settings.ts';

/**
 * Returns the secret of the settings, or one that is stored in the data folder, so that cookies stay valid after a
 * restart.
 */
export function cookieSecret({ COOKIE_SECRET, dataFolder }: Pick<Settings, 'COOKIE_SECRET' | 'dataFolder'>): string {
  if (COOKIE_SECRET) return COOKIE_SECRET;
  const file = join(dataFolder, 'cookie-secret');
  makeFolder(dataFolder);
  try {
    // With concurrent servers the first one writes the secret, and all read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
