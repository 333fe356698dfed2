import { type QuickSearchField, quickSearchFields } from '@titlenet/catalogue/quick-search';
import type { QuickSearchRequest } from '@titlenet/contract/searching';

/**
 * @returns the one field that a quick search has, and its text
 * @throws RangeError for a request without a field, which its schema rejects
 */
export function askedField(request: QuickSearchRequest): { field: QuickSearchField; value: string } {
  for (const { name: field } of quickSearchFields) {
    const value = request[field];
    if (value !== undefined) return { field, value };
  }
  throw new RangeError('A quick search without a field');
}
