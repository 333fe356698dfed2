import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'titlenet-install-'));
  mkdirSync(join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {Record<string, object>} packages */
const lock = (packages) => writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));

/** @param {Record<string, object>} packages */
const unpacked = (packages) =>
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

const zod = { 'node_modules/zod': { version: '4.6.7' } };

test('a fresh clone is not installed', () => {
  lock({ '': { version: '0.1.0' }, ...zod });
  expect(isInstalled(root)).toBe(false);
});

test('packages that npm has unpacked are installed', () => {
  lock({ '': { version: '0.1.0' }, ...zod });
  unpacked(zod);
  expect(isInstalled(root)).toBe(true);
});

test('a missing package, or one of another version, is not installed', () => {
  lock({ ...zod, 'node_modules/pg': { version: '8.23.1' } });
  unpacked(zod);
  expect(isInstalled(root)).toBe(false);
  unpacked({ ...zod, 'node_modules/pg': { version: '8.0.0' } });
  expect(isInstalled(root)).toBe(false);
});

test('the result is stored until the lock file changes', () => {
  lock(zod);
  unpacked(zod);
  expect(isInstalled(root)).toBe(true);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  expect(isInstalled(root)).toBe(true);
  lock({ ...zod, 'node_modules/pg': { version: '8.23.1' } });
  expect(isInstalled(root)).toBe(false);
});

test('optional packages of this platform are required, those of other platforms are not', () => {
  const ours = { version: '24.21.0', optional: true, os: process.platform, cpu: [process.arch] };
  lock({ ...zod, 'node_modules/node-here': ours, 'node_modules/node-there': { ...ours, os: ['plan9'] } });
  unpacked(zod);
  expect(isInstalled(root)).toBe(false);
  unpacked({ ...zod, 'node_modules/node-here': ours });
  expect(isInstalled(root)).toBe(true);
});
