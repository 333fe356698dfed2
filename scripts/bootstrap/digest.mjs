import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Computes one digest of files and folders: their names relative to `root`, in a fixed order, and their bytes.
 * @param {string} root base of the names, so that a moved checkout keeps its digest
 * @param {string[]} places files or folders; a missing one counts as empty
 * @param {(name: string) => boolean} [isSource] selects files and folders by base name; all by default
 * @returns {string} SHA-256 in hexadecimal
 */
export function digestOf(root, places, isSource = () => true) {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesIn(place, isSource)).sort()) {
    const bytes = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join('/')}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @param {(name: string) => boolean} isSource
 * @returns {string[]}
 */
function filesIn(place, isSource) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [place];
  return readdirSync(place)
    .filter(isSource)
    .flatMap((name) => filesIn(join(place, name), isSource));
}

/**
 * Whether the file contains this digest.
 * @param {string} file
 * @param {string} digest
 */
export function isStored(file, digest) {
  try {
    return readFileSync(file, 'utf8').trim() === digest;
  } catch {
    return false;
  }
}

/**
 * Writes a digest. Call it only after the work that it represents has succeeded.
 * @param {string} file
 * @param {string} digest
 */
export function storeDigest(file, digest) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${digest}\n`);
}
