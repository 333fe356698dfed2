import { type FileHandle, open } from 'node:fs/promises';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import { type UnpackLimits, unpackLimits } from './limits.ts';

/** A file of a zip archive. */
export interface ZipEntry {
  name: string;
  entry: Entry;
}

const damaged = (cause: unknown) => new UnreadableFeedError('the zip archive is damaged or cut off', { cause });

/**
 * Reads the archive for yauzl. Its own reader passes the 64-bit offsets of a forged archive to `fs.read`, which throws
 * inside a callback and would end the process. Here such a read fails like any other.
 */
class ArchiveReader extends RandomAccessReader {
  readonly #file: FileHandle;

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#file.read(buffer, offset, length, position).then(
      ({ bytesRead }) => callback(null, bytesRead),
      (error: Error) => callback(error),
    );
  }

  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}

async function withArchive<Result>(path: string, use: (archive: ZipFile) => Promise<Result>): Promise<Result> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    // Names are not validated by yauzl: they are only shown, never used as paths.
    const archive = await fromRandomAccessReaderPromise(new ArchiveReader(file), size, { decodeStrings: false });
    return await use(archive);
  } catch (error) {
    throw error instanceof UnreadableFeedError ? error : damaged(error);
  } finally {
    await file.close();
  }
}

/**
 * Lists the files of a zip archive (zip64 too) in the order of its directory.
 * @throws UnreadableFeedError when the archive is damaged, has too many files, or has files that overlap: each of them would
 * decompress the same bytes again
 */
export function readZipDirectory(path: string, limits: UnpackLimits = unpackLimits): Promise<ZipEntry[]> {
  return withArchive(path, async (archive) => {
    const tooMany = () => new UnreadableFeedError(`the zip archive has more than ${formatCount(limits.files)} files`);
    if (archive.entryCount > limits.files) throw tooMany();
    const entries: ZipEntry[] = [];
    let directoryBytes = 0;
    let compressedBytes = 0;
    for await (const entry of archive.eachEntry()) {
      directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (directoryBytes > limits.directoryBytes) throw tooMany();
      compressedBytes += entry.compressedSize;
      entries.push({ name: entry.fileNameRaw.toString(), entry });
    }
    if (compressedBytes > archive.fileSize) throw new UnreadableFeedError('the files of the zip archive overlap');
    return entries;
  });
}

/** @returns the offset of a file's compressed bytes in the archive */
export function findDataStart(path: string, { entry }: ZipEntry): Promise<number> {
  return withArchive(path, async (archive) => {
    const { fileDataStart } = await archive.readLocalFileHeaderPromise(entry, { minimal: true });
    return fileDataStart;
  });
}
