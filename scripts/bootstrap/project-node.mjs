import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isAtLeast } from './node-version.mjs';

/** From here on Node runs TypeScript as it is. */
const LEAST = '22.18';

/**
 * The Node that runs the project: the one that it installs for itself, else the one that runs now.
 * @param {string} root
 * @returns {string} path of the executable
 * @throws {Error} when there is none that runs TypeScript
 */
export function findProjectNode(root) {
  const own = ownNode(root);
  if (existsSync(own) && (own === process.execPath || runs(own))) return own;
  if (isAtLeast(process.versions.node, LEAST)) return process.execPath;
  throw new Error(
    `The project brings no Node for ${process.platform}-${process.arch}: install Node ${LEAST} or newer (24 is best); this is ${process.versions.node}.`,
  );
}

/** @param {string} root */
function ownNode(root) {
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  return join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

/**
 * A binary that is there may still not run, for example where the C library is another one.
 * @param {string} node
 */
const runs = (node) => spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0;
