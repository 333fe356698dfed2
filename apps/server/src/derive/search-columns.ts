import type { Match } from '@titlenet/catalogue/power-search/switches';
import { ageValue, isOpenEndedAge } from '@titlenet/catalogue/rules/ages';
import { foldText } from '@titlenet/catalogue/text/fold';
import { authorSearchText, displayName } from '@titlenet/catalogue/text/names';
import type { TitleBar } from '@titlenet/catalogue/title-bar';

/**
 * Texts of which each is searched on its own, one to a line. A line feed on either side allows patterns for the start
 * and the end of a line.
 */
function searchLines(texts: readonly string[]): string {
  let lines = '\n';
  for (const text of texts) if (text !== '') lines += `${text}\n`;
  return lines.length > 1 ? lines : '';
}

/** The names of all people, as quick search finds them. */
export function peopleLines(names: readonly string[]): string {
  return searchLines(names.flatMap((name) => authorSearchText(name).split('\n')));
}

/** The part of a text of `searchLines` that a match has: anywhere, at the start of a line, or a whole line. */
export function linePattern(match: Match, text: string): string {
  if (match === 'exact') return `\n${text}\n`;
  return match === 'startsWith' ? `\n${text}` : text;
}

/**
 * The numbers of a title beside its ISBN, one to a line: another EAN, and a UPC as 12 digits and as the GTIN-13 that
 * scanners read. Null if it has none.
 */
export function otherNumbers({ isbn, ean, upc }: Pick<TitleBar, 'isbn' | 'ean' | 'upc'>): string | null {
  const upc12 = /^\d{12}/.exec(upc ?? '')?.[0];
  const numbers = [ean && /^\d{1,13}$/.test(ean) ? ean : '', ...(upc12 ? [upc12, `0${upc12}`] : [])];
  return searchLines([...new Set(numbers)].filter((number) => number !== isbn)) || null;
}

/** The first author alone, which power search finds in stored and in shown order (G-55). */
export function firstAuthorNames(author: string | null): { author1_folded: string; author1_shown: string | null } {
  const stored = foldText(author ?? '');
  const shown = foldText(displayName(author ?? ''));
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
