import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedFile } from '../feed-file.ts';
import { findFeedFiles } from '../feed-files.ts';
import { inflate } from './inflate.ts';
import { unfoldFeedFile } from './unpack-feed-file.ts';
import { unfoldZip } from './unpack-zip.ts';
import { zip } from './zip-archive.test-data.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-packed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function saved(name: string, bytes: Buffer): Promise<FeedFile> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return (await findFeedFiles([path]))[0]!;
}

const textOf = async (file: FeedFile) => Buffer.concat(await Array.fromAsync(file.open())).toString();

/** What the files of an archive hold, or why they cannot be read. */
async function unfolded(file: FeedFile): Promise<string[]> {
  const files = await unfoldFeedFile(file);
  return Promise.all(
    files.map(async (one) => {
      const short = one.name.replace(`${folder}/`, '');
      return textOf(one).then(
        (text) => `${short} = ${text}`,
        (error: Error) => `${short}! ${error.message}`,
      );
    }),
  );
}

const xml = Buffer.from('<ONIXMessage/>');

test('a gzip file unfolds to the file in it, also when it comes as a stream', async () => {
  const file = await saved('feed.xml.gz', gzipSync(xml));
  expect(await unfolded(file)).toEqual(['feed.xml = <ONIXMessage/>']);
  const stream = { name: 'standard input', isRepeatable: false, open: file.open };
  expect(await unfolded(stream)).toEqual(['standard input = <ONIXMessage/>']);
});

test('a zip archive unfolds to its feeds in the order of names, packed and stored, and leaves the rest', async () => {
  const archive = zip([
    { name: 'b.xml', bytes: xml },
    { name: 'readme.pdf', bytes: xml },
    { name: '../../a.onx', bytes: Buffer.from('<a/>'), isStored: true },
  ]);
  expect(await unfolded(await saved('feeds.zip', archive))).toEqual([
    'feeds.zip: ../../a.onx = <a/>',
    'feeds.zip: b.xml = <ONIXMessage/>',
  ]);
});

test('an archive in 64 bits unfolds as others do', async () => {
  const archive = zip(
    [
      { name: 'a.xml', bytes: xml },
      { name: 'b.xml', bytes: Buffer.from('<b/>'), isStored: true },
    ],
    {},
  );
  expect(await unfolded(await saved('long.zip', archive))).toEqual([
    'long.zip: a.xml = <ONIXMessage/>',
    'long.zip: b.xml = <b/>',
  ]);
});

test('a file that is not packed is itself', async () => {
  expect(await unfolded(await saved('plain.xml', xml))).toEqual(['plain.xml = <ONIXMessage/>']);
});

describe('refused is', () => {
  const nested = /an archive inside an archive is not unfolded/;
  test.each<[string, string, () => Buffer, RegExp]>([
    ['gzip in gzip', 'n.xml.gz', () => gzipSync(gzipSync(xml)), nested],
    ['zip in gzip', 'n.gz', () => gzipSync(zip([{ name: 'a.xml', bytes: xml }])), nested],
    ['gzip in zip', 'n.zip', () => zip([{ name: 'a.xml.gz', bytes: gzipSync(xml) }]), nested],
    ['a gzip file that is cut off', 'c.xml.gz', () => gzipSync(xml).subarray(0, 20), /cut off/],
    ['a gzip file with a wrong byte', 'd.xml.gz', () => gzipSync(xml).fill(7, 12, 14), /damaged/],
    ['a zip archive that is cut off', 'c.zip', () => zip([{ name: 'a.xml', bytes: xml }]).subarray(0, 60), /damaged/],
    [
      'a file larger than it says',
      'l.zip',
      () => zip([{ name: 'a.xml', bytes: xml, size: 4 }]),
      /larger than its archive says/,
    ],
    [
      'a place beyond all files',
      'p.zip',
      () => zip([{ name: 'a.xml', bytes: xml }], { headerAt: 2n ** 63n }),
      /damaged/,
    ],
    [
      'a directory beyond all files',
      'y.zip',
      () => zip([{ name: 'a.xml', bytes: xml }], { directoryEndAt: 2n ** 63n }),
      /damaged/,
    ],
    ['a wrong checksum', 's.zip', () => zip([{ name: 'a.xml', bytes: xml, crc: 1 }]), /checksum/],
    ['an encrypted file', 'e.zip', () => zip([{ name: 'a.xml', bytes: xml, flags: 1 }]), /encrypted/],
    ['an archive without a feed', 'o.zip', () => zip([{ name: 'a.pdf', bytes: xml }]), /holds no feed/],
  ])('%s', async (_, name, bytes, reason) => {
    const [answer, ...more] = await unfolded(await saved(name, bytes()));
    expect(more).toEqual([]);
    expect(answer).toMatch(reason);
  });

  test('a zip archive that comes as a stream', async () => {
    const { open } = await saved('stream.zip', zip([{ name: 'a.xml', bytes: xml }]));
    expect(await unfolded({ name: 'standard input', isRepeatable: false, open })).toEqual([
      'standard input! a zip archive is read from both ends: give it as a file',
    ]);
  });

  test('files that share their bytes', async () => {
    const archive = zip([{ name: 'a.xml', bytes: Buffer.alloc(4_000, 'a'), isStored: true }]);
    const entry = archive.subarray(archive.indexOf(Buffer.from('504b0102', 'hex')), -22);
    const end = Buffer.from(archive.subarray(-22));
    end.writeUInt16LE(3, 10);
    end.writeUInt32LE(entry.length * 3, 12);
    const start = archive.subarray(0, -22 - entry.length);
    const file = await saved('overlap.zip', Buffer.concat([start, entry, entry, entry, end]));
    expect(await unfolded(file)).toEqual(['overlap.zip! the files of the zip archive overlap']);
  });

  test('a bomb, before it has unfolded', async () => {
    const start = process.cpuUsage();
    const bomb = gzipSync(Buffer.alloc(100 * 1024 ** 2));
    const made = process.cpuUsage(start).user;
    let bytes = 0;
    const read = async () => {
      for await (const chunk of (await unfoldFeedFile(await saved('bomb.xml.gz', bomb)))[0]!.open())
        bytes += chunk.length;
    };
    await expect(read()).rejects.toThrow(/more than 200 times its size/);
    expect(bytes).toBeLessThan(20 * 1024 ** 2);
    expect(process.cpuUsage(start).user - made).toBeLessThan(1_000_000);
  });

  test('an archive of many files that are no bombs by themselves, before any of them has unfolded', async () => {
    const bytes = Buffer.alloc(1024 ** 2);
    const bombs = (ending: string) =>
      Array.from({ length: 17 }, (_, index) => ({ name: `${index}.${ending}`, bytes, crc: 1 }));
    expect(await unfolded(await saved('many.zip', zip(bombs('xml'))))).toEqual([
      'many.zip! it unfolds to more than 200 times its size, as no feed does',
    ]);
    // What is not read may be as large as it likes.
    const beside = zip([...bombs('pdf'), { name: 'a.xml', bytes: xml }]);
    expect(await unfolded(await saved('beside.zip', beside))).toEqual(['beside.zip: a.xml = <ONIXMessage/>']);
  });

  test('an archive of more bytes than are allowed of one file', async () => {
    const bytes = Buffer.alloc(2_500, 'abc');
    const { path = '' } = await saved('sum.zip', zip(['a', 'b'].map((name) => ({ name, bytes }))));
    const limits = { bytes: 4_000, ratio: 1_000, freely: 0, files: 2, directory: 1_000 };
    await expect(unfoldZip(path, 'sum.zip', () => true, limits)).rejects.toThrow(/more than 4,000 bytes/);
    expect(await unfoldZip(path, 'sum.zip', (name) => name === 'a', limits)).toHaveLength(1);
  });

  test('more bytes than are allowed', async () => {
    const packed = async function* () {
      yield gzipSync(Buffer.alloc(5_000, 'abc'));
    };
    const limits = { bytes: 4_000, ratio: 1_000, freely: 0, files: 1, directory: 1 };
    await expect(Array.fromAsync(inflate(packed(), 'gzip', limits))).rejects.toThrow(/more than 4,000 bytes/);
  });
});
