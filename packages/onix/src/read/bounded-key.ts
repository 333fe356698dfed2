import { hash } from 'node:crypto';

const BEGINNING_LENGTH = 60;

/**
 * Returns a key that the database can index: a longer one is replaced by its beginning and its digest, so that
 * different keys stay different and the same key is recognised again.
 *
 * @param maxBytes maximum length of an unchanged key in UTF-8
 */
export function boundedKey(key: string, maxBytes: number): string {
  if (Buffer.byteLength(key) <= maxBytes) return key;
  return `${[...key].slice(0, BEGINNING_LENGTH).join('')}…${hash('sha256', key, 'hex')}`;
}
