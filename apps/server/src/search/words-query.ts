import { foldText } from '@titlenet/catalogue/text/fold';
import { scopedWord, searchedWords } from '../derive/searched-words.ts';

/** A lexeme of PostgreSQL is limited to 2 KB. */
const MAX_WORD_LENGTH = 200;

export interface WordsQuery {
  /** Each must occur; the words of one phrase must be adjacent. */
  readonly phrases: readonly (readonly string[])[];
  /** A word must start with it. */
  readonly prefix: string | null;
}

/**
 * Parses a text query (G-162): every word, the last one as a prefix, and quoted words as a phrase. An open quote ends
 * at the end.
 */
export function wordsQuery(typed: string): WordsQuery {
  const parts = foldText(typed).split('"');
  const isQuoted = (index: number) => index % 2 === 1;
  const words = parts.map((part) => searchedWords(part).map((word) => word.slice(0, MAX_WORD_LENGTH)));
  const last = words.length - 1;
  const prefix = isQuoted(last) ? null : (words[last]?.pop() ?? null);
  const phrases = words.flatMap((part, index) => (isQuoted(index) ? [part] : part.map((word) => [word])));
  return { phrases: phrases.filter((phrase) => phrase.length > 0), prefix };
}

/**
 * @param scopes the long texts to search; a match in one of them is enough
 * @returns the query as text for `to_tsquery`; null if it has no words. Words contain no quotes and no backslashes.
 */
export function tsQueryText({ phrases, prefix }: WordsQuery, scopes: readonly number[]): string | null {
  if (phrases.length === 0 && prefix === null) return null;
  const ofScope = (scope: number) => {
    const quoted = phrases.map((phrase) => `(${phrase.map((word) => `'${scopedWord(scope, word)}'`).join(' <-> ')})`);
    return [...quoted, ...(prefix === null ? [] : [`'${scopedWord(scope, prefix)}':*`])].join(' & ');
  };
  return scopes.map((scope) => `(${ofScope(scope)})`).join(' | ');
}
