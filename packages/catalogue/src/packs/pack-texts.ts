import type { Audience } from '../field.ts';
import { fieldLabel } from '../title-field.ts';

interface PackText<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly audience: Audience;
}

/** The facts of a title that a pack keeps, with their readers. */
export const packFacts = [
  { name: 'title', label: fieldLabel('bar.title'), audience: 'accounts' },
  { name: 'author', label: fieldLabel('bar.author1'), audience: 'accounts' },
  { name: 'format', label: fieldLabel('bar.formatDesc'), audience: 'accounts' },
  { name: 'price', label: fieldLabel('bar.price'), audience: 'accounts' },
  { name: 'onSaleDate', label: 'On sale', audience: 'accounts' },
  { name: 'status', label: 'Status', audience: 'accounts' },
] as const satisfies readonly PackText<string>[];

/** The notes of a title in a pack, with their readers. */
export const packNotes = [
  { name: 'accountsNote', label: 'Note for accounts', audience: 'accounts' },
  { name: 'internalNote', label: 'Internal note', audience: 'internal' },
] as const satisfies readonly PackText<string>[];

/** What a pack says as a whole, with its readers: name, meeting and its day, headings; titles that are left out. */
export const packFrame = [
  { name: 'name', label: 'Name', audience: 'accounts' },
  { name: 'meeting', label: 'Meeting and its day', audience: 'accounts' },
  { name: 'mark', label: "Company's mark", audience: 'accounts' },
  { name: 'heading', label: 'Headings of sections', audience: 'accounts' },
  { name: 'hidden', label: 'Number of titles of other companies', audience: 'internal' },
] as const satisfies readonly PackText<string>[];
