// biome-ignore lint/suspicious/noControlCharactersInRegex: everything that takes one byte
const ASCII_ONLY = /^[\u0000-\u007f]*$/;

/**
 * The words of a folded text, as the text index and whoever asks it take them: letters, marks and digits. What parts them
 * is decided here, because the database's own parser makes web addresses, file names and signed numbers of the rest, and
 * others in another locale.
 */
export function searchedWords(folded: string): string[] {
  // The same words of texts in plain English letters, in a third of the time.
  if (ASCII_ONLY.test(folded)) return folded.match(/[A-Za-z0-9]+/g) ?? [];
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
