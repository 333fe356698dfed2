// biome-ignore lint/suspicious/noControlCharactersInRegex: all characters of one byte
const ASCII_ONLY = /^[\u0000-\u007f]*$/;

/**
 * Splits a folded text into words of letters, marks and digits, for the text index and for queries of it. It is done
 * here because the parser of the database recognizes web addresses, file names and signed numbers, and depends on the
 * locale.
 */
export function searchedWords(folded: string): string[] {
  // The same result for ASCII texts in a third of the time.
  if (ASCII_ONLY.test(folded)) return folded.match(/[A-Za-z0-9]+/g) ?? [];
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const BEFORE_SCOPES = 'a'.charCodeAt(0);

/**
 * A word as it is stored in the text index: with a prefix letter for its scope. With a common index for all scopes,
 * words of a rare scope would be found among the rows of all others.
 */
export const scopedWord = (scope: number, word: string): string => String.fromCharCode(BEFORE_SCOPES + scope) + word;
