import { join, resolve } from 'node:path';
import { install, isInstalled } from './bootstrap/install.mjs';
import { findProjectNode } from './bootstrap/project-node.mjs';
import { CALLER, ROOT, stateFile } from './bootstrap/root.mjs';

/**
 * Prepares what every command needs: installed packages and a Node that runs TypeScript.
 * @returns {string} path of that Node
 * @throws {Error} with a message of one line when either is not available
 */
export function bootstrap() {
  if (!isInstalled(ROOT)) install(ROOT);
  return findProjectNode(ROOT);
}

/**
 * Node's compile cache for server, commands and tests, which halves their start time. A value of the environment is
 * kept.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: resolve(CALLER, process.env.NODE_COMPILE_CACHE || stateFile(ROOT, 'compiled')),
};

/**
 * The environment of the started programs. The data folder is made absolute here, because some programs run in the
 * caller's folder and others in the repository's.
 * @param {NodeJS.ProcessEnv} [more]
 */
export function environment(more = {}) {
  const data = process.env.TITLENET_DATA;
  const settled = { TITLENET_DATA: data ? resolve(CALLER, data) : join(ROOT, 'data'), ...COMPILE_CACHE };
  return { ...process.env, ...settled, ...more };
}

/**
 * Runs a command and sets the exit code. Prints one line when it cannot start.
 * @param {() => Promise<number>} work
 */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
