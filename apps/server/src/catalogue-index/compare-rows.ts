import type { SortedBy, SortedNumber, SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import type { ShelvedRow } from './row-shelf.ts';
import { keyIndex } from './shelved-rows.queries.ts';

const byNumber = new Set<SortedBy>(['pubYear', 'price', 'ltdNet'] satisfies SortedNumber[]);

/** Texts by code point, as the database has them with `collate "C"`: natural keys hold nothing above the surrogates. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a === b ? 0 : 1);

/** ISBNs of titles that have none stand behind the others. */
const compareIsbns = (a: string, b: string): number =>
  a === '' || b === '' ? Number(a === '') - Number(b === '') : compareTexts(a, b);

/** The order of quick searches: titles, what is equal by ISBN. */
export function compareByTitle(a: ShelvedRow, b: ShelvedRow): number {
  const byBeginning = a.beginning - b.beginning || a.next - b.next;
  return byBeginning || compareTexts(a.keys[0]!, b.keys[0]!) || compareIsbns(a.keys[1]!, b.keys[1]!) || a.id - b.id;
}

/** The order of `orderBy` (store/power-search/order-by.queries.ts): blanks last in either direction (G-168). */
export function compareRows({ by, isDescending }: SortOrder): (a: ShelvedRow, b: ShelvedRow) => number {
  const index = keyIndex(by);
  const compare = byNumber.has(by) ? (a: string, b: string) => Number(a) - Number(b) : compareTexts;
  return (a, b) => {
    const [first, second] = [a.keys[index] ?? '', b.keys[index] ?? ''];
    const isBlank = first === '' || second === '';
    const blanksLast = Number(first === '') - Number(second === '');
    const asAsked = isBlank ? blanksLast : isDescending ? compare(second, first) : compare(first, second);
    return asAsked || compareByTitle(a, b);
  };
}
