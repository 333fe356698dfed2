import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PrivateFileError, readOrCreate } from './stored-once.ts';
import { mountSmallDisk, NEEDS_SMALL_DISK } from './testing/small-disk.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-stored-once-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fileAt = (path: string, create = () => 'k'.repeat(43)) => ({
  path,
  content: 'key',
  afterDeletion: 'everyone signs in again',
  create,
  parse: (stored: string) => (/^k{43}$/.test(stored) ? stored : undefined),
});

test('the first start creates folder and file for their owner only, later starts read the file', async () => {
  const path = join(folder, 'new', 'data', 'key');
  expect(await readOrCreate(fileAt(path))).toBe('k'.repeat(43));
  const never = () => {
    throw new Error('created twice');
  };
  expect(await readOrCreate(fileAt(path, never))).toBe('k'.repeat(43));
  const modes = await Promise.all([path, join(folder, 'new')].map(async (one) => (await stat(one)).mode & 0o777));
  expect(modes).toEqual([0o600, 0o700]);
  expect(await readdir(join(folder, 'new', 'data'))).toEqual(['key']);
});

describe('a damaged file is refused and kept [G-240]', () => {
  test.each([
    ['', 'is empty'],
    ['\n', 'is empty'],
    ['k'.repeat(42), 'has 42 bytes that are not a valid key'],
    ['\0'.repeat(43), 'has 43 bytes that are not a valid key'],
  ])('%j', async (stored, cause) => {
    const path = join(folder, 'key');
    await writeFile(path, stored);
    const refused = await readOrCreate(fileAt(path)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PrivateFileError);
    expect((refused as Error).message).toBe(
      `The file key in the folder ${folder} ${cause}, as after a full disk or a power failure; ` +
        'restore it from a backup, or delete it and start again: everyone signs in again.',
    );
    expect(await readFile(path, 'utf8')).toBe(stored);
  });
});

test('a file that cannot be read is an error of one line with folder, cause and remedy [G-240]', async () => {
  await writeFile(join(folder, 'part'), '');
  const refused = await readOrCreate(fileAt(join(folder, 'part', 'key'))).catch((error: Error) => error.message);
  expect(refused).toBe(
    `The key file key cannot be used in the folder ${folder}/part: a part of the path is a file and not a folder ` +
      '(ENOTDIR, open); remove the cause and start again, or set TITLENET_DATA to another folder.',
  );
});

test('a full disk leaves no file behind, and the next start with room creates it [G-240]', async ({ skip }) => {
  const disk = mountSmallDisk(1);
  skip(!disk, NEEDS_SMALL_DISK);
  if (!disk) return;
  try {
    disk.fill();
    const path = join(disk.folder, 'key');
    await expect(readOrCreate(fileAt(path))).rejects.toThrow(
      `The key file key cannot be used in the folder ${disk.folder}: the disk is full (ENOSPC, write); ` +
        'remove the cause and start again, or set TITLENET_DATA to another folder.',
    );
    expect(await readdir(disk.folder)).toEqual(['filler']);
    disk.free();
    expect(await readOrCreate(fileAt(path))).toBe('k'.repeat(43));
  } finally {
    disk.unmount();
  }
});

test('of two starts on one folder the first one creates the key, and both use it [G-240]', async () => {
  const path = join(folder, 'data', 'key');
  const start = (create: () => string | Promise<string>) =>
    readOrCreate({ ...fileAt(path), create, parse: (stored) => stored });
  const fast = Promise.withResolvers<string>();
  // The second start has found no file before the first one stores its key.
  const slow = start(() => fast.promise.then(() => 's'.repeat(43)));
  const first = await start(() => 'f'.repeat(43));
  fast.resolve(first);
  expect([first, await slow, await readFile(path, 'utf8')]).toEqual(Array(3).fill('f'.repeat(43)));
  expect(await readdir(join(folder, 'data'))).toEqual(['key']);
});
