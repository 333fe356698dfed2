/**
 * The words of a folded text, as the text index and whoever asks it take them: letters, marks and digits. What parts them
 * is decided here, because the database's own parser makes web addresses, file names and signed numbers of the rest, and
 * others in another locale.
 */
export function searchedWords(folded: string): string[] {
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
