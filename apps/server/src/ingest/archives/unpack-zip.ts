import { type FileHandle, open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { FeedFile } from '../feed-file.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { checkSize, inflate } from './inflate.ts';
import { type UnfoldLimits, unfoldLimits } from './limits.ts';
import { readAt, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const LOCAL_HEADER = 0x04034b50;
const LOCAL_LENGTH = 30;
const CHUNK = 1 << 18;

async function withFile<Result>(path: string, use: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function* packedBytes(path: string, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const file = await open(path);
  try {
    const header = await readAt(file, entry.headerAt, LOCAL_LENGTH);
    if (header.readUInt32LE(0) !== LOCAL_HEADER) throw new UnreadableFeed('the zip archive is damaged');
    const start = entry.headerAt + LOCAL_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
    for (let at = 0; at < entry.packedSize; at += CHUNK)
      yield await readAt(file, start + at, Math.min(CHUNK, entry.packedSize - at));
  } finally {
    await file.close();
  }
}

async function* bytesOf(path: string, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  if (entry.isEncrypted) throw new UnreadableFeed('it is encrypted');
  if (entry.method !== 0 && entry.method !== 8) throw new UnreadableFeed('it is packed in a way that is not read here');
  const packed = packedBytes(path, entry);
  let crc = 0;
  let given = 0;
  for await (const chunk of entry.method === 0 ? packed : inflate(packed, 'raw')) {
    given += chunk.length;
    // What all files come to was reckoned from what the archive says of each.
    if (given > entry.size) throw new UnreadableFeed('the packed file is damaged: it is larger than its archive says');
    crc = crc32(chunk, crc);
    yield chunk;
  }
  if (crc !== entry.crc) throw new UnreadableFeed('the packed file is damaged: its checksum does not match');
}

/**
 * The files of a zip archive in the order of their names, none of them opened.
 *
 * @throws UnreadableFeed as `readZipDirectory`, and where those that are wanted unfold to more than the limits allow of
 * one file: ten thousand bombs, each small enough, are one
 */
export async function unfoldZip(
  path: string,
  name: string,
  isWanted: (name: string) => boolean,
  limits: UnfoldLimits = unfoldLimits,
): Promise<FeedFile[]> {
  const entries = (await withFile(path, readZipDirectory)).filter((entry) => isWanted(entry.name));
  const sum = (size: (entry: ZipEntry) => number) => entries.reduce((total, entry) => total + size(entry), 0);
  checkSize(
    sum(({ size }) => size),
    sum(({ packedSize }) => packedSize),
    limits,
  );
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => ({
      // Names inside an archive are its maker's: they are shown and never opened.
      name: `${name}: ${entry.name.replace(/\p{Cc}/gu, '')}`,
      isRepeatable: true,
      open: () => bytesOf(path, entry),
      openPacked: () => packedBytes(path, entry),
    }));
}
