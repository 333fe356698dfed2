import { UnreadableFeedError } from './unreadable-feed.ts';

/** A file to be imported, on disk, in an archive or from standard input. */
export interface FeedFile {
  name: string;
  /**
   * Opens the file for one pass. Standard input has only one pass and no digest.
   * @throws UnreadableFeedError, at once or midway, when the file cannot be read, or is an archive that cannot be unpacked
   */
  open(): AsyncIterable<Uint8Array>;
  /** False when `open` may be called only once. */
  isRepeatable: boolean;
  /** Path on disk, if there is one. Zip archives need it: their directory is at the end. */
  path?: string;
  /** Opens the compressed bytes of a file in an archive, to compute its digest without decompressing. */
  openCompressed?(): AsyncIterable<Uint8Array>;
}

/** Reads the first bytes of a file. @returns them, and the file as it must be used from now on */
export async function peek(file: FeedFile, length = 4): Promise<{ head: Uint8Array; file: FeedFile }> {
  const chunks = file.open()[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < length) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  if (file.isRepeatable) {
    await chunks.return?.();
    return { head, file };
  }
  const open = async function* () {
    if (head.length > 0) yield head;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return { head, file: { ...file, open } };
}

/** A file that cannot be read, so that the report of its import has the reason. */
export function unreadableFile(name: string, reason: string): FeedFile {
  return {
    name,
    isRepeatable: false,
    // biome-ignore lint/correctness/useYield: it only throws the reason
    async *open() {
      throw new UnreadableFeedError(reason);
    },
  };
}
