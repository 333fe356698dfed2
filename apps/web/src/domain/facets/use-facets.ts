import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FacetName, facets } from '@titlenet/catalogue/power-search/facets';
import { type FacetsResponse, MAX_FACET_VALUES } from '@titlenet/contract/power-search/facets';
import { repeatedUntilReady } from '../../ui/api/search-not-ready.ts';
import type { FacetedSearch } from './faceted-search.ts';

const MAX_AGE_MS = 30_000;

/**
 * The facets of a search; those of the search before stay until its own are counted.
 *
 * @param whole a facet of which all values are wanted, up to `MAX_FACET_VALUES`, and no other facet
 */
export function useFacets(search: FacetedSearch, whole?: FacetName) {
  const extent = whole ? { facet: whole, maximum: MAX_FACET_VALUES } : {};
  return useQuery({
    queryKey: ['facets', ...search.key, whole],
    queryFn: ({ signal }): Promise<FacetsResponse> =>
      search.count(extent, { signal, blocking: false, toast: false, isRepeatedUntilReady: true }),
    placeholderData: keepPreviousData,
    staleTime: MAX_AGE_MS,
    ...repeatedUntilReady,
  });
}

/** @returns the label of a chosen code, by the wire field of its facet */
export function facetLabel(found: FacetsResponse | undefined, field: string, code: string): string | undefined {
  const facet = facets.find((each) => each.field === field);
  const group = facet && found?.facets.find(({ name }) => name === facet.name);
  return group?.values.find((value) => value.code === code)?.label;
}
