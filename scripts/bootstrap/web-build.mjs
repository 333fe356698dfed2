import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { digestOf, isStored, storeDigest } from './digest.mjs';
import { stateFile } from './root.mjs';

/**
 * Builds the web app if its sources have changed since the last build.
 * @param {string} root
 * @param {string} node the Node that runs Vite
 * @throws {Error} when the build fails; its output was printed
 */
export function buildWebApp(root, node) {
  const state = stateFile(root, 'web-build');
  const digest = sourcesDigest(root);
  if (isStored(state, digest) && existsSync(join(root, 'apps', 'web', 'dist', 'index.html'))) return;

  console.error('Building the web app …');
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(node, [viteCommand(root), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps', 'web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
    throw new Error(`The web app could not be built (vite ended with ${status}).`);
  }
  storeDigest(state, digest);
  console.error(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Path of the Vite version that the web app uses.
 * @param {string} root
 */
export function viteCommand(root) {
  const require = createRequire(join(root, 'apps', 'web', 'package.json'));
  return join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
}

/** @param {string} root */
function sourcesDigest(root) {
  const places = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'].map((place) => join(root, place));
  return digestOf(root, places, isSource);
}

/** @param {string} name */
const isSource = (name) => name !== 'node_modules' && name !== 'dist' && !/\.test\.tsx?$/.test(name);
