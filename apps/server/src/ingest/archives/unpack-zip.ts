import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { FeedFile } from '../feed-file.ts';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { checkSize, inflate } from './inflate.ts';
import { type UnpackLimits, unpackLimits } from './limits.ts';
import { findDataStart, readZipDirectory, type ZipEntry } from './zip-directory.ts';

const CHUNK_BYTES = 1 << 18;
const STORED = 0;
const DEFLATED = 8;

async function* compressedBytes(path: string, file: ZipEntry): AsyncGenerator<Uint8Array> {
  const start = await findDataStart(path, file);
  const { compressedSize } = file.entry;
  if (compressedSize === 0) return;
  yield* createReadStream(path, { start, end: start + compressedSize - 1, highWaterMark: CHUNK_BYTES });
}

async function* bytesOf(path: string, file: ZipEntry): AsyncGenerator<Uint8Array> {
  const { compressionMethod: method, uncompressedSize, crc32: expectedChecksum } = file.entry;
  if (file.entry.isEncrypted()) throw new UnreadableFeedError('it is encrypted');
  if (method !== STORED && method !== DEFLATED)
    throw new UnreadableFeedError('its compression method is not supported');
  const compressed = compressedBytes(path, file);
  let checksum = 0;
  let bytes = 0;
  for await (const chunk of method === STORED ? compressed : inflate(compressed, 'raw')) {
    bytes += chunk.length;
    // The limit of all files together was checked with the sizes in the directory, so they must be true.
    if (bytes > uncompressedSize)
      throw new UnreadableFeedError('the compressed file is damaged: it is larger than its archive says');
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== expectedChecksum)
    throw new UnreadableFeedError('the compressed file is damaged: its checksum does not match');
}

const BYTES_PER_MEGABYTE = 1_000_000;

/** Ends the import of an archive whose many files take far longer than their bytes would in one file. */
class TimeLimit {
  readonly #ms: number;
  #start: number | undefined;

  /** @param bytes unpacked bytes of all files */
  constructor(bytes: number, { time }: UnpackLimits) {
    this.#ms = time.ms + (bytes / BYTES_PER_MEGABYTE) * time.msPerMegabyte;
  }

  /** The time starts with the first file. @throws UnreadableFeedError instead of opening a file after it */
  async *apply(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    this.#start ??= performance.now();
    if (performance.now() - this.#start > this.#ms) {
      const minutes = Math.round(this.#ms / 60_000);
      throw new UnreadableFeedError(
        `the files of the archive before it took more than ${minutes} min: send it again alone`,
      );
    }
    yield* bytes;
  }
}

/**
 * Lists the wanted files of a zip archive in the order of their names, without opening them.
 * @throws UnreadableFeedError as `readZipDirectory`, and when the wanted files together exceed the limits of one file, so
 * that many files just below the limit are refused too
 */
export async function unpackZip(
  path: string,
  name: string,
  isWanted: (name: string) => boolean,
  limits: UnpackLimits = unpackLimits,
): Promise<FeedFile[]> {
  const files = (await readZipDirectory(path, limits)).filter((file) => isWanted(file.name));
  const sum = (sizeOf: (file: ZipEntry) => number) => files.reduce((total, file) => total + sizeOf(file), 0);
  checkSize(
    sum(({ entry }) => entry.uncompressedSize),
    sum(({ entry }) => entry.compressedSize),
    limits,
  );
  const timeLimit = new TimeLimit(
    sum(({ entry }) => entry.uncompressedSize),
    limits,
  );
  return files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((file) => ({
      // Names inside an archive are foreign text: they are shown, and never opened as paths.
      name: `${name}: ${file.name.replace(/\p{Cc}/gu, '')}`,
      isRepeatable: true,
      open: () => timeLimit.apply(bytesOf(path, file)),
      openCompressed: () => compressedBytes(path, file),
    }));
}
