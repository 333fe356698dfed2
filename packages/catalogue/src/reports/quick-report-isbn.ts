import { normalizeIsbn } from '../isbn/isbn.ts';
import type { QuickSearchField } from '../quick-search.ts';

/**
 * The ISBN of the top menu that quick reports open for: search type ISBN, 13 characters (HOME-24, HOME-25); hyphens and
 * blanks do not count.
 *
 * @returns null where the menu holds anything else
 */
export function quickReportIsbn(menu: { field: QuickSearchField; value: string }): string | null {
  const isbn = normalizeIsbn(menu.value);
  return menu.field === 'isbn' && /^\d{13}$/.test(isbn) ? isbn : null;
}
