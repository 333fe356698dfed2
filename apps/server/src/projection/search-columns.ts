import { ageValue, isOpenEndedAge } from '@titlenet/catalogue/rules/ages';
import { foldText } from '@titlenet/catalogue/text/fold';
import { displayName } from '@titlenet/catalogue/text/names';
import type { TitleBar } from '@titlenet/catalogue/title-bar';

/** In UTF-16 units. Title and author must fit into one index entry of 2.7 KB even at three bytes per letter. */
const MAX_SEARCH_TEXT_LENGTH = 400;

/** The indexed start of a text. It does not end inside a surrogate pair, which PostgreSQL rejects. */
export const searchText = (text: string): string =>
  text.slice(0, MAX_SEARCH_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '');

/** True if an indexed text may be cut off. */
export const isCutOff = (searched: string): boolean => searched.length >= MAX_SEARCH_TEXT_LENGTH - 1;

/** The first author alone, which power search finds in stored and in shown order (G-55). */
export function firstAuthorNames(author: string | null): { author1_folded: string; author1_shown: string | null } {
  const stored = searchText(foldText(author ?? ''));
  const shown = searchText(foldText(displayName(author ?? '')));
  return { author1_folded: stored, author1_shown: shown === stored ? null : shown };
}

/** Higher than every age; 'All' is stored as this value. */
const MAX_AGE = 99;

/**
 * The ages of a title as numbers in the order of ages.ts (G-70). '8up' has no upper limit; a single age is both limits.
 */
export function ageColumns({ lowerAge, upperAge }: Pick<TitleBar, 'lowerAge' | 'upperAge'>): {
  lower_age: number | null;
  upper_age: number | null;
} {
  const lowest = ageValue(lowerAge);
  const highest = isOpenEndedAge(lowerAge) ? MAX_AGE : (ageValue(upperAge) ?? lowest);
  return { lower_age: lowest ?? highest, upper_age: highest };
}
