import type { SortedValueName } from '../result-columns/sorted-values.ts';
import type { PowerSearchForm, PowerSearchName } from './forms.ts';

/** Sort columns of results. Blank values are last in both directions, as in the grid. */
export type SortedBy = SortedText | SortedNumber | SortedDate;
/** In natural order (G-168). */
export type SortedText = 'title' | 'author' | 'isbn' | SortedValueName;
export type SortedNumber = 'pubYear' | 'price' | 'ltdNet';
export type SortedDate = 'onSaleDate' | 'releaseDate' | 'pubDate';

export interface SortOrder {
  readonly by: SortedBy;
  readonly isDescending: boolean;
}

/** Sort column of each `sortBy`, without its direction (PSTRADE-088 to PSTRADE-117, G-75, G-76). */
const keys: Readonly<Record<PowerSearchName, Readonly<Record<string, SortedBy>>>> = {
  HarperCollins: {
    title: 'title',
    author_1: 'author',
    author_2: 'author2',
    isbn: 'isbn',
    salesmarketingcode: 'salesMarketingCode',
    cas_business_unit: 'businessGroup',
    division_value: 'division',
    category_value: 'category',
    format_value: 'format',
    imprint_value: 'imprint',
    editor_1: 'editor',
    on_sale_date: 'onSaleDate',
    release_date: 'releaseDate',
    pub_season: 'pubSeason',
    pub_year: 'pubYear',
    price: 'price',
    series_name: 'series',
    LTD_Net: 'ltdNet',
  },
  HQNA: {
    Title: 'title',
    Author: 'author',
    ISBN: 'isbn',
    SnMCode: 'salesMarketingCode',
    SpineCategory: 'category',
    Format: 'format',
    Imprint: 'imprint',
    Editor: 'editor',
    OnSaleDate: 'onSaleDate',
    // Labelled 'Release Date' (PSHQNA-61).
    PubDate: 'releaseDate',
    PubSeason: 'pubSeason',
    SeasonYear: 'pubYear',
    Prices: 'price',
  },
  HCCP: {
    1: 'title',
    2: 'author',
    3: 'isbn',
    4: 'answerCode',
    5: 'division',
    6: 'category',
    7: 'format',
    8: 'imprint',
    9: 'editor',
    10: 'pubDate',
    11: 'onSaleDate',
    12: 'releaseDate',
    13: 'price',
  },
};

/** Descending orders, whose id has no direction (G-75). */
const descendingIds: readonly string[] = ['10', '11', '12', '13'];

/**
 * Parses a `sortBy`.
 *
 * @param sortBy a key, with the suffix ' desc' for descending order; an id where a call returns the orders
 * @returns undefined for unknown keys
 */
export function findSortOrder(
  form: Pick<PowerSearchForm, 'name' | 'hasOrderingCall'>,
  sortBy: string,
): SortOrder | undefined {
  const [, key = '', direction] = /^(\w+?)( desc)?$/i.exec(sortBy) ?? [];
  const known = keys[form.name];
  const by = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!by) return undefined;
  if (!form.hasOrderingCall) return { by, isDescending: direction !== undefined };
  return direction === undefined ? { by, isDescending: descendingIds.includes(key) } : undefined;
}
