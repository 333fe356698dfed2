import type { FileHandle } from 'node:fs/promises';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { type UnfoldLimits, unfoldLimits } from './limits.ts';

/** A file of a zip archive, as the archive's directory describes it (APPNOTE 6.3, 4.3.12). */
export interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  /** 0 stored, 8 deflated. */
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  /** Where its local header stands. */
  headerAt: number;
}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LOCATOR_LENGTH = 20;
const END_64_LENGTH = 56;
const LONGEST_COMMENT = 0xffff;
const IN_ZIP64 = 0xffffffff;
const ZIP64_EXTRA = 0x0001;

const damaged = () => new UnreadableFeed('the zip archive is damaged or cut off');

/** Exactly so many bytes of a file. Throws UnreadableFeed where it is shorter. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  // Positions in 64 bits may be beyond what any file has.
  if (position < 0 || !Number.isSafeInteger(position + length)) throw damaged();
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done);
    if (bytesRead === 0) throw damaged();
    done += bytesRead;
  }
  return bytes;
}

interface DirectoryPlace {
  at: number;
  length: number;
  entries: number;
}

async function findDirectory(file: FileHandle, size: number): Promise<DirectoryPlace> {
  const length = Math.min(size, END_LENGTH + LONGEST_COMMENT);
  const tail = await readAt(file, size - length, length);
  for (let at = length - END_LENGTH; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    const place = {
      entries: tail.readUInt16LE(at + 10),
      length: tail.readUInt32LE(at + 12),
      at: tail.readUInt32LE(at + 16),
    };
    const is64 = place.entries === 0xffff || place.length === IN_ZIP64 || place.at === IN_ZIP64;
    return is64 ? findDirectory64(file, size - length + at) : place;
  }
  throw damaged();
}

async function findDirectory64(file: FileHandle, endAt: number): Promise<DirectoryPlace> {
  const locator = await readAt(file, endAt - LOCATOR_LENGTH, LOCATOR_LENGTH);
  if (locator.readUInt32LE(0) !== END_64_LOCATOR) throw damaged();
  const end = await readAt(file, Number(locator.readBigUInt64LE(8)), END_64_LENGTH);
  if (end.readUInt32LE(0) !== END_64) throw damaged();
  const number = (at: number) => Number(end.readBigUInt64LE(at));
  return { entries: number(32), length: number(40), at: number(48) };
}

/** The 64-bit numbers of an entry whose 32-bit ones say that they are too small, in the order of the format. */
function numbers64(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === ZIP64_EXTRA) {
      const field = extra.subarray(at + 4, at + 4 + length);
      return Array.from({ length: Math.floor(field.length / 8) }, (_, i) => Number(field.readBigUInt64LE(i * 8)));
    }
    at += 4 + length;
  }
  return [];
}

function readEntry(bytes: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw damaged();
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
    number,
    number,
    number,
  ];
  const nameAt = at + 46;
  const extraAt = nameAt + nameLength;
  const long = numbers64(bytes.subarray(extraAt, extraAt + extraLength));
  const number = (offset: number) => {
    const short = bytes.readUInt32LE(at + offset);
    return short === IN_ZIP64 ? (long.shift() ?? short) : short;
  };
  const size = number(24);
  const packedSize = number(20);
  const headerAt = number(42);
  const entry = {
    name: bytes.toString('utf8', nameAt, extraAt),
    isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packedSize,
    size,
    headerAt,
  };
  return { entry, next: extraAt + extraLength + commentLength };
}

/**
 * The files of a zip archive, in its own order.
 *
 * @throws UnreadableFeed where it is damaged, has too many files, or files that overlap (each would unfold the same
 * bytes again)
 */
export async function readZipDirectory(file: FileHandle, limits: UnfoldLimits = unfoldLimits): Promise<ZipEntry[]> {
  const { size } = await file.stat();
  const place = await findDirectory(file, size);
  if (place.entries > limits.files || place.length > limits.directory)
    throw new UnreadableFeed(`the zip archive has more than ${limits.files.toLocaleString('en-US')} files`);
  const bytes = await readAt(file, place.at, place.length);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < place.entries; ) {
    const { entry, next } = readEntry(bytes, at);
    entries.push(entry);
    at = next;
  }
  const packed = entries.reduce((sum, entry) => sum + entry.packedSize, 0);
  if (packed > size) throw new UnreadableFeed('the files of the zip archive overlap');
  return entries;
}
