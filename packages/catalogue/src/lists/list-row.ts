import type { RecordOf } from '../field.ts';
import { fieldLabel } from '../title-field.ts';
import type { ListColumn } from './list-column.ts';

/** Columns of the lists of titles on screen and in Excel (EXPORT-11 to EXPORT-23). */
export const listColumns = [
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', width: 144 },
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', isRequired: true, isMain: true, width: 260 },
  { name: 'author1', label: fieldLabel('bar.author1'), type: 'text', isFirstOnCard: true, width: 160 },
  { name: 'imprintDesc', label: fieldLabel('bar.imprintDesc'), type: 'text', width: 150 },
  { name: 'pubYear', label: fieldLabel('bar.pubYear'), type: 'year', width: 72 },
  { name: 'salesMarketingCode', label: fieldLabel('bar.salesMarketingCode'), type: 'text', width: 104 },
  { name: 'price', label: fieldLabel('bar.price'), type: 'money', isFirstOnCard: true, width: 84 },
  { name: 'longSubtitle', label: fieldLabel('bar.longSubtitle'), type: 'text', width: 200 },
  { name: 'keynote', label: fieldLabel('editorial.keynote'), type: 'text', width: 260 },
  { name: 'category', label: fieldLabel('bar.categoryDesc'), type: 'text', width: 220 },
  { name: 'availStock', label: fieldLabel('stored.availStock'), type: 'integer', width: 92 },
  { name: 'ltdNet', label: fieldLabel('stored.ltdNet'), type: 'integer', width: 92 },
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
