import { createHash, type Hash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type PackedArray, padded } from './packed-arrays.ts';

/**
 * The file is a sequence of records, followed by a SHA-256 digest of everything before it. A record is the length of
 * its header and of its body (4 bytes each, little-endian), the header as JSON, and the body; both are padded to eight
 * bytes.
 */
export interface SnapshotRecord {
  header: object;
  arrays: readonly PackedArray[];
}

export interface ReadRecord {
  header: unknown;
  body: ArrayBuffer;
}

const LENGTHS_BYTES = 8;
const DIGEST_BYTES = 32;
/** The event loop is free between two chunks. */
const CHUNK_BYTES = 1024 * 1024;

/** Writes a snapshot that replaces the file when it is complete. @throws if aborted or the disk is full */
export async function writeSnapshotFile(
  path: string,
  records: Iterable<SnapshotRecord>,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    // Titles can be confidential before publication.
    const file = await open(temporary, 'w', 0o600);
    try {
      const hash = createHash('sha256');
      for (const record of records) {
        for (const bytes of bytesOf(record)) await writeChunks(file, hash, { bytes, signal });
      }
      await file.write(hash.digest());
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

function* bytesOf({ header, arrays }: SnapshotRecord): Generator<Uint8Array> {
  const text = Buffer.from(JSON.stringify({ ...header, byteLengths: arrays.map(({ byteLength }) => byteLength) }));
  const lengths = Buffer.alloc(LENGTHS_BYTES);
  lengths.writeUInt32LE(padded(text.length), 0);
  lengths.writeUInt32LE(
    arrays.reduce((sum, { byteLength }) => sum + padded(byteLength), 0),
    4,
  );
  yield lengths;
  // JSON may be followed by blanks.
  yield Buffer.concat([text, Buffer.alloc(padded(text.length) - text.length, ' ')]);
  for (const { buffer, byteOffset, byteLength } of arrays) {
    yield new Uint8Array(buffer, byteOffset, byteLength);
    if (padded(byteLength) > byteLength) yield new Uint8Array(padded(byteLength) - byteLength);
  }
}

async function writeChunks(
  file: FileHandle,
  hash: Hash,
  { bytes, signal }: { bytes: Uint8Array; signal?: AbortSignal | undefined },
): Promise<void> {
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    signal?.throwIfAborted();
    const chunk = bytes.subarray(start, start + CHUNK_BYTES);
    hash.update(chunk);
    for (let written = 0; written < chunk.length; )
      written += (await file.write(chunk, written, chunk.length - written)).bytesWritten;
  }
}

/** The file is not a complete snapshot. */
export class DamagedSnapshotError extends Error {
  override name = 'DamagedSnapshotError';
}

/**
 * Reads the records of a snapshot. The digest is checked after the last one: what a caller makes of the records must
 * not be used before the iteration has ended.
 *
 * @param onProgress called with the share of the file that was read, 0 to 1
 * @throws DamagedSnapshotError; an error of the file system, for example ENOENT
 */
export async function* readSnapshotFile(path: string, onProgress: (share: number) => void): AsyncGenerator<ReadRecord> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const hash = createHash('sha256');
    let position = 0;
    const read = async (bytes: number): Promise<ArrayBuffer> => {
      if (position + bytes > size) throw new DamagedSnapshotError('The file is too short');
      const buffer = await readExactly(file, bytes, position);
      position += bytes;
      onProgress(position / size);
      return buffer;
    };
    const readHashed = async (bytes: number): Promise<ArrayBuffer> => {
      const buffer = await read(bytes);
      hash.update(new Uint8Array(buffer));
      return buffer;
    };
    while (position < size - DIGEST_BYTES) {
      const lengths = new DataView(await readHashed(LENGTHS_BYTES));
      const header = parseHeader(await readHashed(lengths.getUint32(0, true)));
      yield { header, body: await readHashed(lengths.getUint32(4, true)) };
    }
    const digest = Buffer.from(await read(DIGEST_BYTES));
    if (!digest.equals(hash.digest())) throw new DamagedSnapshotError('The digest does not match');
  } finally {
    await file.close();
  }
}

async function readExactly(file: FileHandle, bytes: number, position: number): Promise<ArrayBuffer> {
  const buffer = new ArrayBuffer(bytes);
  const view = new Uint8Array(buffer);
  for (let done = 0; done < bytes; ) {
    const { bytesRead } = await file.read(view, done, bytes - done, position + done);
    if (bytesRead === 0) throw new DamagedSnapshotError('The file is too short');
    done += bytesRead;
  }
  return buffer;
}

function parseHeader(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    throw new DamagedSnapshotError('A header is not JSON');
  }
}
