/**
 * FNV-1a hash in base 36, to distinguish versions of a table.
 *
 * @param text serialized table
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
