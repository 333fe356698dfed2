import { join, resolve } from 'node:path';
import { install, isInstalled } from './bootstrap/install.mjs';
import { findProjectNode } from './bootstrap/project-node.mjs';
import { CALLER, memoryOf, ROOT } from './bootstrap/root.mjs';

/**
 * What every command needs before it can run: the packages, and the Node that runs TypeScript.
 * @returns {string} path of that Node
 * @throws {Error} with one line for the person, when either cannot be had
 */
export function bootstrap() {
  if (!isInstalled(ROOT)) install(ROOT);
  return findProjectNode(ROOT);
}

/**
 * Where Node keeps what it has compiled, for the server, the commands and the tests: their modules take half of the time
 * that they need to begin. One that the person has named stays.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: resolve(CALLER, process.env.NODE_COMPILE_CACHE || memoryOf(ROOT, 'compiled')),
};

/**
 * The environment of the programs behind the commands. The data folder is settled here, once, because some of them
 * run in the folder of the person who called and others in the repository's.
 * @param {NodeJS.ProcessEnv} [more]
 */
export function environment(more = {}) {
  const data = process.env.TITLENET_DATA;
  const settled = { TITLENET_DATA: data ? resolve(CALLER, data) : join(ROOT, 'data'), ...COMPILE_CACHE };
  return { ...process.env, ...settled, ...more };
}

/**
 * Runs a command's work and ends the process with its exit code, or with one line when it cannot start.
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
