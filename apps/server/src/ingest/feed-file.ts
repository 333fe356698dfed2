/** A file to be imported, wherever it is. */
export interface FeedFile {
  name: string;
  /**
   * Opened anew for each pass. Standard input has one pass and no digest. Throws UnreadableFeed, at once or midway,
   * where the file was packed and cannot be unfolded.
   */
  open(): AsyncIterable<Uint8Array>;
  isRepeatable: boolean;
  /** Where the file lies on a disk, where it does: archives are read from both ends. */
  path?: string;
  /** The bytes as they lie in an archive, by which a file is known again without unfolding it. */
  openPacked?(): AsyncIterable<Uint8Array>;
}

/** The first bytes of a file and the file itself, which may be a stream that has only one pass. */
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
