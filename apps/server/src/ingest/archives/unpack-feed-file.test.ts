import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FeedFile } from '../feed-file.ts';
import { findFeedFiles } from '../feed-files.ts';
import { inflate } from './inflate.ts';
import { unpackFeedFile } from './unpack-feed-file.ts';
import { unpackZip } from './unpack-zip.ts';
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

/** Lists the content of each file in an archive, or why it cannot be read. */
async function unpacked(file: FeedFile): Promise<string[]> {
  const files = await unpackFeedFile(file);
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

const time = { ms: 60_000, msPerMegabyte: 0 };
const xml = Buffer.from('<ONIXMessage/>');

test('a gzip file is unpacked, also from a stream', async () => {
  const file = await saved('feed.xml.gz', gzipSync(xml));
  expect(await unpacked(file)).toEqual(['feed.xml = <ONIXMessage/>']);
  const stream = { name: 'standard input', isRepeatable: false, open: file.open };
  expect(await unpacked(stream)).toEqual(['standard input = <ONIXMessage/>']);
});

test('a zip archive is unpacked to its feeds in the order of names, deflated and stored, and other files are skipped', async () => {
  const archive = zip([
    { name: 'b.xml', bytes: xml },
    { name: 'readme.pdf', bytes: xml },
    { name: '../../a.onx', bytes: Buffer.from('<a/>'), isStored: true },
  ]);
  expect(await unpacked(await saved('feeds.zip', archive))).toEqual([
    'feeds.zip: ../../a.onx = <a/>',
    'feeds.zip: b.xml = <ONIXMessage/>',
  ]);
});

test('a ZIP64 archive is unpacked', async () => {
  const archive = zip(
    [
      { name: 'a.xml', bytes: xml },
      { name: 'b.xml', bytes: Buffer.from('<b/>'), isStored: true },
    ],
    {},
  );
  expect(await unpacked(await saved('long.zip', archive))).toEqual([
    'long.zip: a.xml = <ONIXMessage/>',
    'long.zip: b.xml = <b/>',
  ]);
});

test('a file that is not an archive is returned as it is', async () => {
  expect(await unpacked(await saved('plain.xml', xml))).toEqual(['plain.xml = <ONIXMessage/>']);
});

describe('rejects', () => {
  const nested = /an archive inside an archive is not unpacked/;
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
      'an offset beyond the end of the file',
      'p.zip',
      () => zip([{ name: 'a.xml', bytes: xml }], { headerAt: 2n ** 63n }),
      /damaged/,
    ],
    [
      'a directory beyond the end of the file',
      'y.zip',
      () => zip([{ name: 'a.xml', bytes: xml }], { directoryEndAt: 2n ** 63n }),
      /damaged/,
    ],
    ['a wrong checksum', 's.zip', () => zip([{ name: 'a.xml', bytes: xml, crc: 1 }]), /checksum/],
    ['an encrypted file', 'e.zip', () => zip([{ name: 'a.xml', bytes: xml, flags: 1 }]), /encrypted/],
    ['an archive without a feed', 'o.zip', () => zip([{ name: 'a.pdf', bytes: xml }]), /contains no feed/],
  ])('%s', async (_, name, bytes, reason) => {
    const [answer, ...more] = await unpacked(await saved(name, bytes()));
    expect(more).toEqual([]);
    expect(answer).toMatch(reason);
  });

  test('a zip archive from a stream', async () => {
    const { open } = await saved('stream.zip', zip([{ name: 'a.xml', bytes: xml }]));
    expect(await unpacked({ name: 'standard input', isRepeatable: false, open })).toEqual([
      'standard input! a zip archive cannot be read from a stream: name it as a file',
    ]);
  });

  test('archive entries that overlap', async () => {
    const archive = zip([{ name: 'a.xml', bytes: Buffer.alloc(4_000, 'a'), isStored: true }]);
    const entry = archive.subarray(archive.indexOf(Buffer.from('504b0102', 'hex')), -22);
    const end = Buffer.from(archive.subarray(-22));
    end.writeUInt16LE(3, 10);
    end.writeUInt32LE(entry.length * 3, 12);
    const start = archive.subarray(0, -22 - entry.length);
    const file = await saved('overlap.zip', Buffer.concat([start, entry, entry, entry, end]));
    expect(await unpacked(file)).toEqual(['overlap.zip! the files of the zip archive overlap']);
  });

  test('a zip bomb, before it is unpacked', async () => {
    const start = process.cpuUsage();
    const bomb = gzipSync(Buffer.alloc(100 * 1024 ** 2));
    const made = process.cpuUsage(start).user;
    let bytes = 0;
    const read = async () => {
      for await (const chunk of (await unpackFeedFile(await saved('bomb.xml.gz', bomb)))[0]!.open())
        bytes += chunk.length;
    };
    await expect(read()).rejects.toThrow(/more than 200 times larger unpacked/);
    // Where the ratio is checked first, although all compressed bytes are read at once.
    expect(bytes).toBeLessThan(17 * 1024 ** 2);
    expect(process.cpuUsage(start).user - made).toBeLessThan(1_000_000);
  });

  test('an archive of many files that exceeds the maximum only in total, before it is unpacked', async () => {
    const bytes = Buffer.alloc(1024 ** 2);
    const bombs = (ending: string) =>
      Array.from({ length: 17 }, (_, index) => ({ name: `${index}.${ending}`, bytes, crc: 1 }));
    expect(await unpacked(await saved('many.zip', zip(bombs('xml'))))).toEqual([
      'many.zip! it is more than 200 times larger unpacked, as no feed is',
    ]);
    // Files that are not read do not count.
    const beside = zip([...bombs('pdf'), { name: 'a.xml', bytes: xml }]);
    expect(await unpacked(await saved('beside.zip', beside))).toEqual(['beside.zip: a.xml = <ONIXMessage/>']);
  });

  test('an archive of a thousand and one tiny files', async () => {
    const tiny = (count: number) =>
      zip(Array.from({ length: count }, (_, index) => ({ name: `${index}.xml`, bytes: xml })));
    expect(await unpacked(await saved('tiny.zip', tiny(1_001)))).toEqual([
      'tiny.zip! the zip archive has more than 1,000 files',
    ]);
    expect(await unpackFeedFile(await saved('fewer.zip', tiny(1_000)))).toHaveLength(1_000);
  });

  test('files of an archive of small files that are read after five minutes', async () => {
    const files = await unpackFeedFile(
      await saved('slow.zip', zip(['a.xml', 'b.xml'].map((name) => ({ name, bytes: xml })))),
    );
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      expect(await textOf(files[0]!)).toBe('<ONIXMessage/>');
      vi.advanceTimersByTime(4 * 60_000);
      expect(await textOf(files[1]!)).toBe('<ONIXMessage/>');
      vi.advanceTimersByTime(2 * 60_000);
      await expect(textOf(files[1]!)).rejects.toThrow(/^the files of the archive before it took more than 5 min/);
    } finally {
      vi.useRealTimers();
    }
  });

  test('an archive larger than the maximum of one file', async () => {
    const bytes = Buffer.alloc(2_500, 'abc');
    const { path = '' } = await saved('sum.zip', zip(['a', 'b'].map((name) => ({ name, bytes }))));
    const limits = { bytes: 4_000, ratio: 1_000, uncheckedBytes: 0, files: 2, directoryBytes: 1_000, time };
    await expect(unpackZip(path, 'sum.zip', () => true, limits)).rejects.toThrow(/larger than 4,000 bytes unpacked/);
    expect(await unpackZip(path, 'sum.zip', (name) => name === 'a', limits)).toHaveLength(1);
  });

  test('a gzip file larger than the maximum', async () => {
    const packed = async function* () {
      yield gzipSync(Buffer.alloc(5_000, 'abc'));
    };
    const limits = { bytes: 4_000, ratio: 1_000, uncheckedBytes: 0, files: 1, directoryBytes: 1, time };
    await expect(Array.fromAsync(inflate(packed(), 'gzip', limits))).rejects.toThrow(
      /larger than 4,000 bytes unpacked/,
    );
  });
});
