import { foldText } from '@titlenet/catalogue/fold';
import { scopedWord, searchedWords } from '../projection/searched-words.ts';

/** Longer than anybody types; the index takes no word of 2 KB. */
const LONGEST_WORD = 200;

export interface WordsQuery {
  /** Each must occur; of several words in one, all of them one behind the other. */
  readonly phrases: readonly (readonly string[])[];
  /** Something must begin with it. */
  readonly beginning: string | null;
}

/**
 * What somebody who typed a text looks for in long texts (G-162): every word, the last one also as a beginning, and
 * quoted words as a phrase. A quote that is not closed yet reaches to the end.
 */
export function wordsQuery(typed: string): WordsQuery {
  const parts = foldText(typed).split('"');
  const isQuoted = (index: number) => index % 2 === 1;
  const words = parts.map((part) => searchedWords(part).map((word) => word.slice(0, LONGEST_WORD)));
  const last = words.length - 1;
  const beginning = isQuoted(last) ? null : (words[last]!.pop() ?? null);
  const phrases = words.flatMap((part, index) => (isQuoted(index) ? [part] : part.map((word) => [word])));
  return { phrases: phrases.filter((phrase) => phrase.length > 0), beginning };
}

/**
 * The same in the language of `to_tsquery`, asked of any of these long texts; null where nothing is asked for. Words hold
 * no quotes and no backslashes.
 */
export function tsQueryText({ phrases, beginning }: WordsQuery, scopes: readonly number[]): string | null {
  if (phrases.length === 0 && beginning === null) return null;
  const ofScope = (scope: number) => {
    const quoted = phrases.map((phrase) => `(${phrase.map((word) => `'${scopedWord(scope, word)}'`).join(' <-> ')})`);
    return [...quoted, ...(beginning === null ? [] : [`'${scopedWord(scope, beginning)}':*`])].join(' & ');
  };
  return scopes.map((scope) => `(${ofScope(scope)})`).join(' | ');
}
