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

const BEFORE_SCOPES = 'a'.charCodeAt(0);

/**
 * A word as it stands in the index of a long text: behind a letter that tells which text it is of. With the words of all
 * texts in one heap, those of a rare text would be found among the rows of all others.
 */
export const scopedWord = (scope: number, word: string): string => String.fromCharCode(BEFORE_SCOPES + scope) + word;
