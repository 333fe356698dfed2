import { byName } from './by-name.ts';
import type { Division } from './divisions.ts';
import type { RecordOf } from './field.ts';
import { formatCount } from './formatting/numbers.ts';
import { type QuickSearchField, quickSearchFields } from './quick-search.ts';

/** A row of a quick search response. HQNA rows have their ISBN as `isbN_13` (QUICK-14). */
export const searchRowFields = [
  { name: 'salesMarketingDescription', type: 'text' },
  { name: 'isbn', type: 'code' },
  { name: 'isbN_13', type: 'code' },
  { name: 'productId', type: 'integer' },
  { name: 'title', type: 'text', isRequired: true },
  { name: 'author', type: 'text' },
  { name: 'companiesFormat', type: 'text' },
  { name: 'onSaleDate', type: 'date' },
  { name: 'publisher', type: 'text' },
  { name: 'territoryCode', type: 'code' },
  { name: 'companyCode', type: 'code', isRequired: true },
  { name: 'reissueNo', type: 'integer', isRequired: true },
] as const;

export type SearchRow = RecordOf<typeof searchRowFields>;

export interface QuickSearchColumn {
  readonly name: keyof SearchRow;
  readonly label: string;
  readonly type: 'text' | 'date' | 'isbn';
  /** The text by which people recognise a row. */
  readonly isMain?: true;
  /** On the card of a row in a small window it is shown before other values. */
  readonly isFirstOnCard?: true;
}

const columns: readonly QuickSearchColumn[] = [
  { name: 'salesMarketingDescription', label: 'Sales & Marketing Code', type: 'text' },
  { name: 'isbn', label: 'ISBN', type: 'isbn' },
  { name: 'title', label: 'Title', type: 'text', isMain: true },
  { name: 'author', label: 'Author', type: 'text', isFirstOnCard: true },
  { name: 'companiesFormat', label: 'Format', type: 'text' },
  { name: 'onSaleDate', label: 'On Sale Date', type: 'date', isFirstOnCard: true },
  { name: 'publisher', label: 'Publisher', type: 'text' },
  { name: 'territoryCode', label: 'Territory Code', type: 'text' },
];

/** The columns of the quick-search result in one division (QUICK-27 to QUICK-39). */
export function quickSearchColumns(division: Division): QuickSearchColumn[] {
  return columns
    .filter((column) => column.name !== 'territoryCode' || division.hasTerritoryColumn)
    .map((column) => (column.name === 'salesMarketingDescription' ? { ...column, label: division.codeLabel } : column));
}

/** The ISBN of a row: HQNA rows have it as `isbN_13` (QUICK-14). */
export function isbnOfRow(row: Pick<SearchRow, 'isbn' | 'isbN_13'>): string {
  return (row.isbN_13 ?? row.isbn ?? '').trim();
}

/** The heading of the result page (QUICK-24). */
export function quickSearchHeading(search: {
  field: QuickSearchField;
  value: string;
  divisionName: string;
  total: number;
}): string {
  const parameter = byName(quickSearchFields, search.field).label;
  return `Search for '${parameter}' like '${search.value}' from division '${search.divisionName}'. Results: '${formatCount(search.total)}'.`;
}
