import { type Division, findDivision } from '@titlenet/catalogue/divisions';
import { type FacetValues, facets } from '@titlenet/catalogue/power-search/facets';
import { type QuickSearchField, quickSearchFields } from '@titlenet/catalogue/quick-search';
import type { QuickSearchRequest } from '@titlenet/contract/searching';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** A quick search, read from its address. */
export interface QuickSearch {
  readonly field: QuickSearchField;
  readonly value: string;
  readonly division: Division;
  /** The chosen codes of facets. */
  readonly facets: FacetValues;
}

function chosenFacetsOf(query: Query): FacetValues {
  const chosen = facets.map(({ field }) => [field, [query[field] ?? []].flat()] as const);
  return Object.fromEntries(chosen.filter(([, codes]) => codes.length > 0));
}

/** Reads the address; null if field or division is missing or unknown. */
export function quickSearchFromQuery(query: Query): QuickSearch | null {
  const division = findDivision(queryValue(query, 'company'));
  for (const { name } of quickSearchFields) {
    const value = queryValue(query, name)?.trim();
    if (value && division) return { field: name, value, division, facets: chosenFacetsOf(query) };
  }
  return null;
}

/** Body of the search: exactly one field, the division's number, and the chosen facets [QUICK-06, QUICK-07]. */
export function requestOf({ field, value, division, facets }: QuickSearch): QuickSearchRequest {
  return { [field]: value, company: division.number, ...facets };
}
