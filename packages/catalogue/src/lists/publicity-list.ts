import type { RecordOf } from '../field.ts';
import { fieldLabel } from '../title-field.ts';
import type { ListColumn } from './list-column.ts';

/** Columns of Current Publicity (LIST-06 to LIST-14). */
export const publicityColumns = [
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', isRequired: true, width: 144 },
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', isRequired: true, isMain: true, width: 240 },
  { name: 'author', label: fieldLabel('bar.author1'), type: 'text', isFirstOnCard: true, width: 150 },
  { name: 'event', label: 'Event', type: 'text', isFirstOnCard: true, isRequired: true, width: 260 },
  {
    name: 'runDate',
    label: 'Run Date',
    type: 'text',
    isFirstOnCard: true,
    isRequired: true,
    width: 96,
    sortedBy: 'airDate',
  },
  { name: 'type', label: 'Type', type: 'text', width: 96 },
  { name: 'market', label: 'Market', type: 'text', width: 116 },
  { name: 'onSaleDate', label: fieldLabel('bar.onSaleDate'), type: 'date', width: 96 },
  { name: 'bindingFormat', label: 'Binding Format', type: 'text', width: 124 },
] as const satisfies readonly ListColumn[];

/** Columns of the Excel file (EXPORT-27). */
export const exportedPublicityColumns = publicityColumns.filter(
  ({ name }) => name !== 'onSaleDate' && name !== 'bindingFormat',
);

/** A row of Current Publicity: its columns, its marks, and the keys of the title. */
export const publicityRowFields = [
  ...publicityColumns,
  { name: 'itemImage', type: 'integer', isRequired: true },
  { name: 'isBold', type: 'boolean' },
  { name: 'airDate', type: 'date' },
  { name: 'reissueNo', type: 'integer', isRequired: true },
  { name: 'productId', type: 'integer' },
  { name: 'companyCode', type: 'code', isRequired: true },
] as const;

export type PublicityListRow = RecordOf<typeof publicityRowFields>;

/** Marks of an event by `itemImage` (LIST-15, LIST-16, G-105). */
export const publicityMarks: Readonly<Record<number, { readonly glyph: 'fire' | 'star'; readonly text: string }>> = {
  1: { glyph: 'fire', text: 'Hot' },
  2: { glyph: 'star', text: 'Starred' },
};

/** The date selector (LIST-35); the first one is the default (LIST-39). */
export const publicityDateTypes = [
  { dateType: 'AirDate', label: 'Booking Date' },
  { dateType: 'New', label: 'Date Added' },
] as const;

/** Maximum number of listed events; if there are more, only their count is shown. */
export const MAX_PUBLICITY_ROWS = 2000;

/** Message of the customized view without two valid dates (LIST-21). */
export const publicityNeedsDates = 'Please enter a valid format of data.';
