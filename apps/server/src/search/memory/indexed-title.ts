import { type DateName, type NumberName, searchDates, searchNumbers } from '@titlenet/catalogue/search-ranges';

/** Columns that are searched by range. Dates and ISBNs are indexed as numbers, a date as 20261231. */
export type RangeName = NumberName | DateName | 'lowerAge' | 'upperAge' | 'isbn';

/** The order of `IndexedTitle.ranges`. */
export const rangeNames: readonly RangeName[] = [
  'isbn',
  'lowerAge',
  'upperAge',
  ...searchNumbers.map(({ name }) => name),
  ...searchDates.map(({ name }) => name),
];

/** A title as it is added to the index. Texts are folded (lower-cased, without accents). */
export interface IndexedTitle {
  readonly id: number;
  readonly companyCode: string;
  /** '' for none. */
  readonly isbn: string;
  readonly title: string;
  /** All people, each as stored and as displayed, one to a line (derive/search-columns.ts). */
  readonly people: string;
  /** The first author as stored. */
  readonly author1: string;
  /** The first author as displayed; '' if that is the same. */
  readonly author1Shown: string;
  /** EAN and UPC, one to a line; '' for none but the ISBN. */
  readonly otherNumbers: string;
  /** Of `boxWordsText`; '' for none. */
  readonly boxWords: string;
  readonly terms: readonly number[];
  /** The scopes of the long texts that the title has. */
  readonly textScopes: readonly number[];
  /** In the order of `rangeNames`; NaN for none. */
  readonly ranges: readonly number[];
}
