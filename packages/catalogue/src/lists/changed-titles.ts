import type { RecordOf } from '../field.ts';
import type { ListColumn } from './list-column.ts';

/** Kinds of change, in the order of the choice. `new`: the first record of a title, or its return. */
export const changeKinds = ['price', 'date', 'status', 'cover', 'text', 'other', 'new', 'gone'] as const;
export type ChangeKind = (typeof changeKinds)[number];
/** The kind of a change of one field. */
export type FieldChangeKind = Exclude<ChangeKind, 'new' | 'gone'>;

export const changeKindLabels: Readonly<Record<ChangeKind, string>> = {
  price: 'Price',
  date: 'Date',
  status: 'Status',
  cover: 'Cover',
  text: 'Text',
  other: 'Other',
  new: 'New',
  gone: 'Gone',
};

/** Periods of the page of changed titles. A first visit counts as a week. */
export const changePeriods = ['visit', 'day', 'week', 'month', 'range'] as const;
export type ChangePeriod = (typeof changePeriods)[number];

/** Days before now of the periods that have a length. */
export const periodDays = { day: 1, week: 7, month: 30 } as const;

/** Columns of the page of changed titles and of its Excel file; on screen both values are one column. */
export const changedTitleColumns = [
  { name: 'isbn', label: 'ISBN', type: 'code', width: 144 },
  { name: 'title', label: 'Title', type: 'text', isRequired: true, isMain: true, width: 260 },
  { name: 'author1', label: 'Author', type: 'text', width: 160 },
  { name: 'imprintDesc', label: 'Imprint', type: 'text', width: 150 },
  { name: 'changedAt', label: 'Day', type: 'date', isRequired: true, width: 96 },
  { name: 'kind', label: 'Kind', type: 'text', isFirstOnCard: true, isRequired: true, width: 84 },
  { name: 'field', label: 'Field', type: 'text', width: 150 },
  { name: 'oldValue', label: 'Old Value', type: 'text', width: 200 },
  { name: 'newValue', label: 'New Value', type: 'text', width: 200 },
  { name: 'sender', label: 'Sender', type: 'text', width: 150 },
] as const satisfies readonly ListColumn[];

/** A change of a title: its columns, and the keys of the title. */
export const changedTitleFields = [
  ...changedTitleColumns,
  { name: 'reissueNo', type: 'integer', isRequired: true },
  { name: 'productId', type: 'integer' },
  { name: 'companyCode', type: 'code', isRequired: true },
] as const;
export type ChangedTitle = RecordOf<typeof changedTitleFields>;

/** More changes of a period are not listed. */
export const MAX_CHANGED_ROWS = 2_000;

/** The newest so many changes of a period, by title and kind, are counted; older ones are not read. */
export const MAX_COUNTED_CHANGES = 5_000;

/** The same for the count on home, which has less time. */
export const MAX_HOME_CHANGES = 1_000;
