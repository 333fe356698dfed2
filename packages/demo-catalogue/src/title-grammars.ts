import { fictionTitles } from './fiction-titles.ts';
import type { Manner } from './genre-table.ts';
import { nonfictionTitles } from './nonfiction-titles.ts';
import type { TitleGrammar } from './title-grammar.ts';
import { titlesForTheYoungAndFaithful } from './titles-for-the-young-and-faithful.ts';

export const titleGrammars: Record<Manner, TitleGrammar> = {
  ...fictionTitles,
  ...nonfictionTitles,
  ...titlesForTheYoungAndFaithful,
};
