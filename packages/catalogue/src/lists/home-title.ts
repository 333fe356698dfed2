import type { RecordOf } from '../field.ts';

/** A title on the home page and in the search box. */
export const homeTitleFields = [
  { name: 'isbn', type: 'code' },
  { name: 'title', type: 'text', isRequired: true },
  { name: 'author1', type: 'text' },
  { name: 'imprintDesc', type: 'text' },
  { name: 'format', type: 'text' },
  { name: 'onSaleDate', type: 'date' },
  { name: 'productId', type: 'integer' },
  { name: 'companyCode', type: 'code', isRequired: true },
] as const;

export type HomeTitle = RecordOf<typeof homeTitleFields>;

/** Titles in each part of the home page. */
export const HOME_TITLES = 8;

/** A first visit shows what has changed in so many days. */
export const FIRST_VISIT_DAYS = 7;
