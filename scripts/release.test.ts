import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** A clone of the committed version, in which a release is made. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', '--shared', ROOT, folder]);
  return folder;
}

const release = (folder: string) =>
  execFileSync('npm', ['run', '--silent', 'release'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

test('a release is the committed source with its bill of materials, and their digests', () => {
  const folder = clone();
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = `titlenet-${version}`;
  expect(release(folder).split('\n')).toEqual([
    `release/${name}.tar.gz`,
    `release/${name}.cdx.json`,
    'release/SHA256SUMS',
    '',
  ]);
  const read = (file: string) => readFileSync(join(folder, 'release', file));
  const sums = read('SHA256SUMS').toString().trim().split('\n');
  expect(sums).toEqual(
    [`${name}.tar.gz`, `${name}.cdx.json`].map(
      (file) => `${createHash('sha256').update(read(file)).digest('hex')}  ${file}`,
    ),
  );
  const unpacked = join(folder, 'release', 'unpacked');
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', join(folder, 'release', `${name}.tar.gz`), '-C', unpacked]);
  const source = join(unpacked, name);
  const differences = ['--work-tree', source, 'status', '--porcelain', '--ignored'];
  expect(execFileSync('git', differences, { cwd: folder, encoding: 'utf8' })).toBe('!! sbom.cdx.json\n');
  const bill = read(`${name}.cdx.json`);
  expect(readFileSync(join(source, 'sbom.cdx.json'))).toEqual(bill);
  expect(JSON.parse(bill.toString())).toMatchObject({ bomFormat: 'CycloneDX' });
}, 60_000);

test('files that are not committed are named, and nothing is released', () => {
  const folder = clone();
  writeFileSync(join(folder, 'notes.txt'), 'not committed');
  writeFileSync(join(folder, 'README.md'), 'changed');
  expect(() => release(folder)).toThrow(/M README\.md\n\?\? notes\.txt\n/);
  expect(existsSync(join(folder, 'release'))).toBe(false);
}, 60_000);
