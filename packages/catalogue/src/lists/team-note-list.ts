import type { RecordOf } from '../field.ts';
import { fieldLabel } from '../title-field.ts';
import type { ListColumn } from './list-column.ts';

/** What a row of the page of notes and tags is, and the words for it. */
export const teamNoteKinds = { note: 'Note', tag: 'Tag' } as const;
export type TeamNoteKind = keyof typeof teamNoteKinds;

/** In the column of the title's state; blank for titles that are not deleted. */
export const deletedTitle = 'Deleted';

/** Columns of the page of notes and tags on screen and in Excel. */
export const teamNoteColumns = [
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code', isRequired: true, width: 144 },
  { name: 'title', label: fieldLabel('bar.title'), type: 'text', isRequired: true, isMain: true, width: 240 },
  { name: 'titleState', label: 'Title State', type: 'text', width: 84 },
  { name: 'kind', label: 'Kind', type: 'text', isRequired: true, width: 64 },
  { name: 'text', label: 'Text', type: 'text', isRequired: true, isMain: true, isFirstOnCard: true, width: 400 },
  { name: 'by', label: 'By', type: 'text', isRequired: true, isFirstOnCard: true, width: 140 },
  { name: 'day', label: 'Day', type: 'date', isRequired: true, isFirstOnCard: true, width: 96 },
  { name: 'author1', label: fieldLabel('bar.author1'), type: 'text', width: 160 },
  { name: 'imprintDesc', label: fieldLabel('bar.imprintDesc'), type: 'text', width: 150 },
] as const satisfies readonly ListColumn[];

/** A note or tag: its columns, and the keys of its title; no product id for a title that is not stored any more. */
export const teamNoteFields = [
  ...teamNoteColumns,
  { name: 'reissueNo', type: 'integer', isRequired: true },
  { name: 'productId', type: 'integer' },
  { name: 'companyCode', type: 'code', isRequired: true },
] as const;

export type ListedTeamNote = RecordOf<typeof teamNoteFields>;
