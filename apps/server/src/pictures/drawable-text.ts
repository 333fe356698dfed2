/**
 * Removes the characters that the fonts lack. If a letter or number is missing, the whole text is dropped, because the
 * rest would be another text.
 */
export function drawableText(text: string, has: (character: string) => boolean): string {
  const characters = [...text.normalize('NFC')];
  const missing = characters.filter((character) => !/\s/u.test(character) && !has(character));
  if (missing.length === 0) return characters.join('');
  if (missing.some((character) => /[\p{L}\p{M}\p{N}]/u.test(character))) return '';
  return characters
    .filter((character) => !missing.includes(character))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
