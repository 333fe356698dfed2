/** Splits keywords at semicolons, or at commas if there is no semicolon; trims them and removes empty ones. */
export function splitKeywords(text: string): string[] {
  return text
    .split(text.includes(';') ? ';' : ',')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => word !== '');
}

/** Removes repeated words, ignoring case; the first spelling is kept. */
export function distinctWords(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}
