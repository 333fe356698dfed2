import { normalizeIsbn } from '../isbn/isbn.ts';
import type { QuickSearchField } from '../quick-search.ts';

/**
 * The ISBN of the top menu for which a quick report opens: search type ISBN and 13 characters without hyphens and
 * blanks (HOME-24, HOME-25).
 *
 * @returns null for other search types and texts
 */
export function quickReportIsbn(menu: { field: QuickSearchField; value: string }): string | null {
  const isbn = normalizeIsbn(menu.value);
  return menu.field === 'isbn' && /^\d{13}$/.test(isbn) ? isbn : null;
}
