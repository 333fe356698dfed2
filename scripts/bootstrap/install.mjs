import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, isRemembered, remember } from './digest.mjs';
import { memoryOf } from './root.mjs';

/**
 * Whether node_modules holds what package-lock.json names. A remembered digest answers at once. Where it differs,
 * npm's own record of what it unpacked is compared, so that a developer's `npm install <package>` is not
 * thrown away and installed again.
 * @param {string} root
 */
export function isInstalled(root) {
  const digest = lockDigest(root);
  if (isRemembered(digestFile(root), digest)) return true;
  if (!agreesWithNpm(root)) return false;
  remember(digestFile(root), digest);
  return true;
}

/**
 * Installs exactly what package-lock.json names.
 * @param {string} root
 * @throws {Error} when npm fails; its own output has been shown
 */
export function install(root) {
  console.error('Installing the packages …');
  const started = Date.now();
  // Engine warnings are about the Node that runs npm; the project runs on the Node that it installs here.
  const { status, error } = npm(root, ['ci', '--loglevel=error']);
  if (error) throw new Error(`npm could not be started: ${error.message}`);
  if (status !== 0) throw new Error(`npm ci ended with ${status}`);
  remember(digestFile(root), lockDigest(root));
  console.error(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`);
}

/**
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  // Under `npm start` this is the npm that runs us; its script needs no shell and no PATH.
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [script, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} root */
const digestFile = (root) => memoryOf(root, 'installed');

/**
 * The platform is part of it: a folder shared between a container and its host holds one platform's binaries.
 * @param {string} root
 */
const lockDigest = (root) => `${process.platform}-${process.arch} ${digestOf(root, [join(root, 'package-lock.json')])}`;

/** @param {string} root */
function agreesWithNpm(root) {
  try {
    const wanted = packagesOf(join(root, 'package-lock.json'));
    const unpacked = packagesOf(join(root, 'node_modules', '.package-lock.json'));
    return Object.entries(wanted).every(([place, wants]) => {
      const isInTree = place.includes('node_modules/') && (!wants.optional || isOurs(wants));
      return !isInTree || (unpacked[place] !== undefined && unpacked[place].version === wants.version);
    });
  } catch {
    return false;
  }
}

/**
 * Whether an optional package is made for this machine. One bound to a C library, or to no system at all, is left to
 * npm, which alone knows whether it belongs.
 * @param {Package} wants
 */
function isOurs({ os, cpu, libc }) {
  if (!os || !cpu || libc) return false;
  return [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch);
}

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string | string[], cpu?: string | string[], libc?: string[] }} Package
 */

/**
 * @param {string} lock
 * @returns {Record<string, Package>}
 */
const packagesOf = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages;
