/**
 * What of a text can be set with the given fonts: all of it, less signs that they lack. A text with a letter or a
 * number that they lack is not set at all, since what would be left of it is another text.
 */
export function settableText(text: string, has: (character: string) => boolean): string {
  const characters = [...text.normalize('NFC')];
  const lacking = characters.filter((character) => !/\s/u.test(character) && !has(character));
  if (lacking.length === 0) return characters.join('');
  if (lacking.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return '';
  return characters
    .filter((character) => !lacking.includes(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
