import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FeedFile } from '../feed-file.ts';
import { findFeedFiles } from '../feed-files.ts';
import { inflate } from './inflate.ts';
import { unfoldFeedFile } from './unfold-feed-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'titlenet-packed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Packed {
  name: string;
  bytes: Buffer;
  isStored?: boolean;
  flags?: number;
  crc?: number;
}

/** A zip archive of these files. */
function zip(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, isStored = false, flags = 0, crc = crc32(bytes) } of files) {
    const data = isStored ? bytes : deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc, 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('504b01021400', 'hex'), common, tail, Buffer.from(name));
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), data]);
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

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

  test('more bytes than are allowed', async () => {
    const packed = async function* () {
      yield gzipSync(Buffer.alloc(5_000, 'abc'));
    };
    const limits = { bytes: 4_000, ratio: 1_000, freely: 0, files: 1, directory: 1 };
    await expect(Array.fromAsync(inflate(packed(), 'gzip', limits))).rejects.toThrow(/more than 4,000 bytes/);
  });
});
