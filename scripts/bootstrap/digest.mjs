import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * One digest over files and folders: their names relative to `root`, in a fixed order, and their bytes.
 * @param {string} root folder from which names are counted, so that a moved checkout keeps its digest
 * @param {string[]} places files or folders; one that does not exist counts as empty
 * @param {(name: string) => boolean} [isSource] keeps a file or folder by its own name; all by default
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
 * Whether a remembered digest is this one.
 * @param {string} file
 * @param {string} digest
 */
export function isRemembered(file, digest) {
  try {
    return readFileSync(file, 'utf8').trim() === digest;
  } catch {
    return false;
  }
}

/**
 * Remembers a digest. Call it after the work it stands for has ended well, never before.
 * @param {string} file
 * @param {string} digest
 */
export function remember(file, digest) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${digest}\n`);
}
