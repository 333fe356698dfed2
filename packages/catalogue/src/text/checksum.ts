/**
 * FNV-1a in base 36: short, stable on every machine, and enough to tell two versions of a table of names apart.
 *
 * @param text what the table is made of
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
