import { Zip, ZipDeflate } from 'fflate';

/** A file whose content is made piece by piece while it is packed. */
interface PiecedFile {
  path: string;
  pieces: Iterable<Uint8Array>;
}

/** Pictures are compressed already. */
const isCompressed = (path: string): boolean => /\.(png|jpe?g|gif)$/.test(path);

/**
 * Packs files into one archive. Only the compressed bytes are kept in memory.
 *
 * @throws Error when a file cannot be packed
 */
export function zipFiles(files: Record<string, Uint8Array>, pieced: PiecedFile, type: string): Blob {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    // The library's chunks are not in shared memory.
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const open = (path: string) => {
    const file = new ZipDeflate(path, { level: isCompressed(path) ? 0 : 6 });
    zip.add(file);
    return file;
  };
  for (const [path, content] of Object.entries(files)) open(path).push(content, true);
  const file = open(pieced.path);
  for (const piece of pieced.pieces) file.push(piece);
  file.push(new Uint8Array(), true);
  zip.end();
  return new Blob(chunks, { type });
}
