/** Splits a text at semicolons, or at commas if there is no semicolon; trims the words and removes empty ones. */
export function splitWords(text: string): string[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}

/**
 * Joins words so that `splitWords` returns them: with a separator that contains a comma only if no word contains one. A
 * single word with a comma is followed by a semicolon. Semicolons in words become commas.
 */
export function joinWords(words: readonly string[], separator: ', ' | '; ' = ', '): string {
  const all = words.map((word) => word.replaceAll(';', ','));
  if (!all.some((word) => word.includes(','))) return all.join(separator);
  return all.length === 1 ? `${all[0]};` : all.join('; ');
}
