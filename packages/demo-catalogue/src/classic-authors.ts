import type { ClassicAuthor } from './classic-author.ts';
import { classicsForTheFaithful, classicsForTheYoung } from './classics-for-the-young-and-faithful.ts';
import { classicsInEnglish } from './classics-in-english.ts';
import { classicsInTranslation } from './classics-in-translation.ts';

/** Seeds of the demo: readers know these works, so a sheet of one is judged at a glance. */
export const classicAuthors: readonly ClassicAuthor[] = [
  ...classicsInEnglish,
  ...classicsInTranslation,
  ...classicsForTheYoung,
  ...classicsForTheFaithful,
];
