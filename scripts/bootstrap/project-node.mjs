import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAtLeast } from './node-version.mjs';

/** The first version that runs TypeScript without a build. */
const MIN_VERSION = '22.18';

/**
 * Finds the Node that runs the project: the installed npm package, else the current process's Node.
 * @param {string} root
 * @returns {string} path of the executable
 * @throws {Error} when neither can run TypeScript
 */
export function findProjectNode(root) {
  const own = ownNode(root);
  if (existsSync(own) && (own === process.execPath || canRun(own))) return own;
  if (isAtLeast(process.versions.node, MIN_VERSION)) return process.execPath;
  throw new Error(
    `There is no Node package for ${process.platform}-${process.arch}: install Node ${MIN_VERSION} or newer (24 is best); this is ${process.versions.node}.`,
  );
}

/** @param {string} root */
function ownNode(root) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  return join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

/**
 * An existing binary may not run, for example because of another C library.
 * @param {string} node
 */
const canRun = (node) => spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
