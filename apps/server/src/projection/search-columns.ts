import { ageValue, isOpenEndedAge } from '@titlenet/catalogue/rules/ages';
import { foldText } from '@titlenet/catalogue/text/fold';
import { displayName } from '@titlenet/catalogue/text/names';
import type { TitleBar } from '@titlenet/catalogue/title-bar';

/** UTF-16 units: title and author must fit into one entry of an index, 2.7 KB, also where each letter takes three. */
const LONGEST_SEARCH_TEXT = 400;

/** A text as it is searched: its beginning, never ending inside a character, half of which no database keeps. */
export const searchText = (text: string): string => text.slice(0, LONGEST_SEARCH_TEXT).replace(/[\ud800-\udbff]$/, '');

/** Whether a text as it is searched may lack its end. */
export const isCutOff = (searched: string): boolean => searched.length >= LONGEST_SEARCH_TEXT - 1;

/** The first author alone, which power search looks for beside the second: in both orders (G-55). */
export function firstAuthorNames(author: string | null): { author1_folded: string; author1_shown: string | null } {
  const stored = searchText(foldText(author ?? ''));
  const shown = searchText(foldText(displayName(author ?? '')));
  return { author1_folded: stored, author1_shown: shown === stored ? null : shown };
}

/** Lies above every age; 'All' is stored as it. */
const aboveEveryAge = 99;

/**
 * The ages that a title is for, as numbers in the order of ages.ts (G-70). A title that says '8up' reaches above every
 * age, one that names a single age starts and ends with it.
 */
export function ageColumns({ lowerAge, upperAge }: Pick<TitleBar, 'lowerAge' | 'upperAge'>): {
  lower_age: number | null;
  upper_age: number | null;
} {
  const lowest = ageValue(lowerAge);
  const highest = isOpenEndedAge(lowerAge) ? aboveEveryAge : (ageValue(upperAge) ?? lowest);
  return { lower_age: lowest ?? highest, upper_age: highest };
}
