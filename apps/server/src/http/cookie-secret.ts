import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreate } from '@titlenet/private-files/stored-once';
import type { Settings } from '../settings.ts';

/** 32 random bytes as base64url. */
const SECRET = /^[\w-]{43}$/;

/**
 * Returns the secret of the settings, or one that is stored in the data folder, so that cookies stay valid after a
 * restart.
 * @throws PrivateFileError if the stored one is damaged, or cannot be read or written
 */
export async function loadCookieSecret({
  COOKIE_SECRET,
  dataFolder,
}: Pick<Settings, 'COOKIE_SECRET' | 'dataFolder'>): Promise<string> {
  if (COOKIE_SECRET) return COOKIE_SECRET;
  return readOrCreate({
    path: join(dataFolder, 'cookie-secret'),
    content: 'key',
    afterDeletion: 'open pages show pictures again when they are reloaded',
    create: () => randomBytes(32).toString('base64url'),
    parse: (text) => (SECRET.test(text) ? text : undefined),
  });
}
