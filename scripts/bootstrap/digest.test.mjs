import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf, isStored, storeDigest } from './digest.mjs';

/** @type {string} */
let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'titlenet-digest-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'a');
  writeFileSync(join(root, 'src/deep/b.ts'), 'b');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} [from] */
const digest = (from = root) => digestOf(from, [join(from, 'src')], (name) => name !== 'dist');

test('a changed byte, a new name, a new file and a lost file each change the digest', () => {
  const first = digest();
  writeFileSync(join(root, 'src/deep/b.ts'), 'B');
  const changed = digest();
  renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'));
  const renamed = digest();
  writeFileSync(join(root, 'src/d.ts'), '');
  const added = digest();
  rmSync(join(root, 'src/deep'), { recursive: true });
  expect(new Set([first, changed, renamed, added, digest()]).size).toBe(5);
});

test('text that moves from one file to the next changes the digest', () => {
  writeFileSync(join(root, 'src/a.ts'), 'one');
  writeFileSync(join(root, 'src/b.ts'), 'two');
  const before = digest();
  writeFileSync(join(root, 'src/a.ts'), 'onet');
  writeFileSync(join(root, 'src/b.ts'), 'wo');
  expect(digest()).not.toBe(before);
});

test('a checkout elsewhere with the same files has the same digest', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'titlenet-digest-'));
  cpSync(join(root, 'src'), join(elsewhere, 'src'), { recursive: true });
  expect(digest(elsewhere)).toBe(digest());
  rmSync(elsewhere, { recursive: true });
});

test('files that are no sources are ignored', () => {
  const before = digest();
  mkdirSync(join(root, 'src/dist'));
  writeFileSync(join(root, 'src/dist/built.js'), 'x');
  expect(digest()).toBe(before);
});

test('a stored digest is recognised, and no other', () => {
  const memory = join(root, 'memory/of/build');
  expect(isStored(memory, 'one')).toBe(false);
  storeDigest(memory, 'one');
  expect(isStored(memory, 'one')).toBe(true);
  expect(isStored(memory, 'two')).toBe(false);
});
