import { childrensAndChristianTitles } from './childrens-and-christian-titles.ts';
import { fictionTitles } from './fiction-titles.ts';
import type { TextStyle } from './genre-table.ts';
import { nonfictionTitles } from './nonfiction-titles.ts';
import type { TitleGrammar } from './title-grammar.ts';

export const titleGrammars: Record<TextStyle, TitleGrammar> = {
  ...fictionTitles,
  ...nonfictionTitles,
  ...childrensAndChristianTitles,
};
