import type { RecordOf } from '../field.ts';
import type { ListColumn } from './list-column.ts';

/** Columns of the lists of titles on screen and in Excel (EXPORT-11 to EXPORT-23). */
export const listColumns = [
  { name: 'isbn', label: 'ISBN', type: 'code', width: 144 },
  { name: 'title', label: 'Title', type: 'text', isRequired: true, isMain: true, width: 260 },
  { name: 'author1', label: 'Author', type: 'text', isFirstOnCard: true, width: 160 },
  { name: 'imprintDesc', label: 'Imprint', type: 'text', width: 150 },
  { name: 'pubYear', label: 'Pub Year', type: 'year', width: 72 },
  { name: 'salesMarketingCode', label: 'Sales & Marketing Code', type: 'text', width: 104 },
  { name: 'price', label: 'Price', type: 'money', isFirstOnCard: true, width: 84 },
  { name: 'longSubtitle', label: 'Subtitle', type: 'text', width: 200 },
  { name: 'keynote', label: 'Keynote', type: 'text', width: 260 },
  { name: 'category', label: 'Category', type: 'text', width: 220 },
  { name: 'availStock', label: 'Available Stock', type: 'integer', width: 92 },
  { name: 'ltdNet', label: 'LTD Net', type: 'integer', width: 92 },
] as const satisfies readonly ListColumn[];

/** A row of a list of titles (LIST-72): its columns, and the keys of the title. */
export const listRowFields = [
  ...listColumns,
  { name: 'reissueNo', type: 'integer', isRequired: true },
  { name: 'productId', type: 'integer' },
  { name: 'companyCode', type: 'code', isRequired: true },
] as const;

export type ListRow = RecordOf<typeof listRowFields>;

/** Heading of the rank column (LIST-65, LIST-66). */
export const rankLabel = 'HC Rank';

/** Shown instead of a list without rows (LIST-74). */
export const noTitlesFound = 'No titles found';
