import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, isStored, storeDigest } from './digest.mjs';
import { stateFile } from './root.mjs';

/**
 * Whether node_modules contains the packages of package-lock.json. The stored digest is compared first. If it differs,
 * npm's own record of the unpacked packages is compared, so that a developer's `npm install <package>` is not undone.
 * @param {string} root
 */
export function isInstalled(root) {
  const digest = lockDigest(root);
  if (isStored(digestFile(root), digest)) return true;
  if (!matchesNpmRecord(root)) return false;
  storeDigest(digestFile(root), digest);
  return true;
}

/**
 * Installs exactly the packages of package-lock.json.
 * @param {string} root
 * @throws {Error} when npm fails; its output was printed
 */
export function install(root) {
  console.error('Installing the packages …');
  const started = Date.now();
  // Hides engine warnings: they concern the Node that runs npm, not the Node that is installed here.
  const { status, error } = npm(root, ['ci', '--loglevel=error']);
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`npm ci ended with ${status}`);
  storeDigest(digestFile(root), lockDigest(root));
  console.error(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  // Under `npm start` this is the running npm; its script needs no shell and no PATH.
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [script, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} root */
const digestFile = (root) => stateFile(root, 'installed');

/**
 * Includes the platform: a folder shared by a container and its host has binaries of one platform only.
 * @param {string} root
 */
const lockDigest = (root) => `${process.platform}-${process.arch} ${digestOf(root, [join(root, 'package-lock.json')])}`;

/** @param {string} root */
function matchesNpmRecord(root) {
  try {
    const locked = packagesOf(join(root, 'package-lock.json'));
    const unpacked = packagesOf(join(root, 'node_modules', '.package-lock.json'));
    return Object.entries(locked).every(([place, wanted]) => {
      const isInTree = place.includes('node_modules/') && (!wanted.optional || isForThisPlatform(wanted));
      return !isInTree || (unpacked[place] !== undefined && unpacked[place].version === wanted.version);
    });
  } catch {
    return false;
  }
}

/**
 * Whether an optional package is built for this platform. False for packages that depend on a C library or name no
 * system: only npm can decide about those.
 * @param {Package} wanted
 */
function isForThisPlatform({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }}
 * Package
 */

/**
 * @param {string} lock
 * @returns {Record<string, Package>}
 */
const packagesOf = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages;
