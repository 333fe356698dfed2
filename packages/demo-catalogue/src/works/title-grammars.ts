import { keysOf, objectOf } from '@titlenet/catalogue/typed-objects';
import table from '../tables/title-grammars.json' with { type: 'json' };
import { barList } from './bar-list.ts';
import type { Words } from './fill-template.ts';
import type { TextStyle } from './genres.ts';

/** How titles of a style are composed. */
export interface TitleGrammar {
  titles: readonly string[];
  /** Subtitles, and the probability that a title has one. */
  subtitles: readonly string[];
  subtitled: number;
  words: Words;
}

const wordsOf = (lists: Readonly<Record<string, string>>): Words =>
  Object.fromEntries(Object.entries(lists).map(([slot, words]) => [slot, barList(words)]));

const fictionWords = wordsOf(table.fictionWords);

export const titleGrammars: Readonly<Record<TextStyle, TitleGrammar>> = objectOf(keysOf(table.styles), (style) => {
  const { words, hasFictionWords, ...grammar } = table.styles[style];
  return { ...grammar, words: { ...(hasFictionWords ? fictionWords : {}), ...wordsOf(words) } };
});
