import { type Division, findDivision } from '@titlenet/catalogue/divisions';
import { type QuickSearchField, quickSearchFields } from '@titlenet/catalogue/quick-search';
import type { QuickSearchRequest } from '@titlenet/contract/searching';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** A quick search, read from its address. */
export interface QuickSearch {
  readonly field: QuickSearchField;
  readonly value: string;
  readonly division: Division;
}

/** Reads the address; null if field or division is missing or unknown. */
export function quickSearchFromQuery(query: Query): QuickSearch | null {
  const division = findDivision(queryValue(query, 'company'));
  for (const { name } of quickSearchFields) {
    const value = queryValue(query, name)?.trim();
    if (value && division) return { field: name, value, division };
  }
  return null;
}

/** Body of the search: exactly one field, and the division's number [QUICK-06, QUICK-07]. */
export function requestOf({ field, value, division }: QuickSearch): QuickSearchRequest {
  return { [field]: value, company: division.number };
}
