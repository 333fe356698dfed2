import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Path of a file for state between runs of the commands. It is inside node_modules, so that a new installation deletes
 * it.
 * @param {string} root
 * @param {string} name
 */
export const stateFile = (root, name) => join(root, 'node_modules', '.titlenet', name);

/**
 * The folder in which the command was typed; npm changes to the repository's folder. Relative paths of arguments and
 * settings are relative to it.
 */
export const CALLER = process.env.INIT_CWD || process.cwd();
