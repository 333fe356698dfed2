import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFilesPrivate, OpenFolderError } from './private-files.ts';

let folder: string;
let umask: number;
beforeEach(async () => {
  umask = process.umask();
  folder = await mkdtemp(join(tmpdir(), 'titlenet-private-'));
});
afterEach(async () => {
  process.umask(umask);
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('a folder that others may read becomes private, and so are new files', async () => {
  await chmod(folder, 0o777);
  keepFilesPrivate(folder);
  await writeFile(join(folder, 'keys'), '');
  expect([await modeOf(folder), await modeOf(join(folder, 'keys'))]).toEqual([0o700, 0o600]);
});

test('a folder that does not exist yet is left to its creator', () => {
  expect(() => keepFilesPrivate(join(folder, 'new'))).not.toThrow();
});

test('a folder of another user is refused', () => {
  vi.spyOn(process, 'getuid').mockReturnValue(12_345);
  expect(() => keepFilesPrivate(folder)).toThrow(OpenFolderError);
  expect(() => keepFilesPrivate(folder)).toThrow(`The data folder ${folder} belongs to another user`);
});
