import type { DateName, NumberName } from '@titlenet/catalogue/power-search/criterion';
import { dateColumns, numberColumns } from '../range-columns.ts';

/** Columns that are searched by range. Dates and ISBNs are indexed as numbers, a date as 20261231. */
export type RangeName = NumberName | DateName | 'lowerAge' | 'upperAge' | 'isbn';

const namesOf = <Columns extends object>(columns: Columns) => Object.keys(columns) as (keyof Columns)[];

/** The order of `IndexedTitle.ranges`. */
export const rangeNames: readonly RangeName[] = [
  'isbn',
  'lowerAge',
  'upperAge',
  ...namesOf(numberColumns),
  ...namesOf(dateColumns),
];

/** A title as it is added to the index. Texts are folded (lower-cased, without accents). */
export interface IndexedTitle {
  readonly id: number;
  readonly companyCode: string;
  /** '' for none. */
  readonly isbn: string;
  readonly title: string;
  /** Both authors, each as stored and as displayed. */
  readonly authors: string;
  /** The first author as stored. */
  readonly author1: string;
  /** The first author as displayed; '' if that is the same. */
  readonly author1Shown: string;
  readonly terms: readonly number[];
  /** In the order of `rangeNames`; NaN for none. */
  readonly ranges: readonly number[];
}
