import { childrensClassics, christianClassics } from './childrens-and-christian-classics.ts';
import type { ClassicAuthor } from './classic-author.ts';
import { classicsInEnglish } from './classics-in-english.ts';
import { classicsInTranslation } from './classics-in-translation.ts';

/** All classic authors. Well-known works make the sheets of the demo easy to judge. */
export const classicAuthors: readonly ClassicAuthor[] = [
  ...classicsInEnglish,
  ...classicsInTranslation,
  ...childrensClassics,
  ...christianClassics,
];
