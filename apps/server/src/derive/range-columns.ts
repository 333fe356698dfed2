import type { CodedTitle } from '@titlenet/catalogue/search-attributes';
import { type DateName, type NumberName, searchDates, searchNumbers } from '@titlenet/catalogue/search-ranges';
import type { Insertable } from 'kysely';
import type { TitleTable } from '../database/tables.ts';

/**
 * Numbers and dates that many titles have or results are ordered by: they have columns of `title`. All others are
 * members of `title.ranges`, so that a new one needs no migration.
 */
const rangeColumns = {
  price: 'price',
  canadianPrice: 'canadian_price',
  agencyPrice: 'agency_price',
  firstPrint: 'first_print',
  ltdNet: 'ltd_net',
  pubYear: 'pub_year',
  releaseDate: 'release_date',
  onSaleDate: 'on_sale_date',
  pubDate: 'pub_date',
} as const satisfies { readonly [N in NumberName | DateName]?: keyof TitleTable };

type RangeColumn = (typeof rangeColumns)[keyof typeof rangeColumns];

const columnByName: { readonly [N in NumberName | DateName]?: RangeColumn } = rangeColumns;

/** @returns the column of a number or date; undefined for a member of `title.ranges` */
export const rangeColumnOf = (name: NumberName | DateName): RangeColumn | undefined => columnByName[name];

/** @returns all numbers and dates by which a title can be searched, as columns */
export function rangeValues(title: CodedTitle): Pick<Insertable<TitleTable>, RangeColumn | 'ranges'> {
  const columns: Record<string, unknown> = {};
  const members: Record<string, number | string> = {};
  const put = (name: NumberName | DateName, value: number | string | null) => {
    const column = rangeColumnOf(name);
    if (column) columns[column] = value;
    else if (value !== null) members[name] = value;
  };
  for (const { name, value } of searchNumbers) put(name, value(title) ?? null);
  for (const { name, value } of searchDates) put(name, value(title)?.slice(0, 10) ?? null);
  const ranges = Object.keys(members).length > 0 ? members : null;
  // Every range column has a number or date, which `put` has written.
  return { ...(columns as Pick<Insertable<TitleTable>, RangeColumn>), ranges };
}
