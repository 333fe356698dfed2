import type { RecordOf } from '../field.ts';
import { fieldLabel } from '../title-field.ts';
import type { ListColumn } from './list-column.ts';

/** Columns of the page of running promotions (G-46). */
export const promotionColumns = [
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', isRequired: true, width: 144 },
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', isRequired: true, isMain: true, width: 260 },
  { name: 'author1', label: fieldLabel('bar.author1'), type: 'text', isFirstOnCard: true, width: 160 },
  { name: 'kind', label: 'Promotion', type: 'text', isFirstOnCard: true, isRequired: true, width: 124 },
  { name: 'accountName', label: 'Account', type: 'text', width: 170 },
  { name: 'promoType', label: 'Type', type: 'text', width: 150 },
  { name: 'description', label: 'Description', type: 'text', width: 240 },
  { name: 'starts', label: 'Start Date', type: 'date', isFirstOnCard: true, width: 96 },
  { name: 'ends', label: 'End Date', type: 'date', isFirstOnCard: true, width: 96 },
] as const satisfies readonly ListColumn[];

/** A promotion: its columns, and the keys of the title. */
export const promotionFields = [
  ...promotionColumns,
  { name: 'reissueNo', type: 'integer', isRequired: true },
  { name: 'productId', type: 'integer' },
  { name: 'companyCode', type: 'code', isRequired: true },
] as const;

export type Promotion = RecordOf<typeof promotionFields>;

/** More running promotions are counted, not listed. */
export const MAX_PROMOTIONS = 2000;

/** A promotion without an end date is listed for so many days from its start (G-46), one without a start up to its end (G-791). */
export const OPEN_PROMOTION_DAYS = 90;
