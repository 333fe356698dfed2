import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * A file in which the commands remember something between runs. It is inside node_modules, so that a fresh install
 * forgets it.
 * @param {string} root
 * @param {string} name
 */
export const memoryOf = (root, name) => join(root, 'node_modules', '.titlenet', name);

/**
 * The folder in which the person typed the command; npm itself changes to the repository.
 * Relative paths among arguments and settings are meant from here.
 */
export const CALLER = process.env.INIT_CWD || process.cwd();
