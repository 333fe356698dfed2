import type { SortedBy, SortedNumber, SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { keyIndex } from './cached-rows.queries.ts';
import type { CachedRow } from './row-cache.ts';

const numericKeys = new Set<SortedBy>(['pubYear', 'price', 'ltdNet'] satisfies SortedNumber[]);

/** By UTF-16 code unit. Sort keys have no characters above the surrogates, so this equals `collate "C"`. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Titles without an ISBN come last. */
function compareIsbns(a: string, b: string): number {
  if (a === b) return 0;
  if (a === '' || b === '') return a === '' ? 1 : -1;
  return compareTexts(a, b);
}

const compareTitles = (a: CachedRow, b: CachedRow): number =>
  compareTexts(a.title, b.title) || compareIsbns(a.isbn, b.isbn) || a.id - b.id;

/** @returns the rows in the order of quick search: title, ISBN, id */
export function sortByTitle<Row extends CachedRow>(rows: readonly Row[]): Row[] {
  return rows.toSorted(compareTitles);
}

/** @returns the rows in an order of power search: blanks last either way (G-168), then by title, ISBN and id */
export function sortRows<Row extends CachedRow>(rows: readonly Row[], { by, isDescending }: SortOrder): Row[] {
  const index = keyIndex(by);
  const direction = isDescending ? -1 : 1;
  const compareKeys = numericKeys.has(by) ? (a: string, b: string) => Number(a) - Number(b) : compareTexts;
  return rows.toSorted((a, b) => {
    const [first, second] = [a.keys[index]!, b.keys[index]!];
    if (first === second) return compareTitles(a, b);
    if (first === '' || second === '') return first === '' ? 1 : -1;
    return direction * compareKeys(first, second) || compareTitles(a, b);
  });
}
