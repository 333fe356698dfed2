import { facetChips } from '@titlenet/catalogue/power-search/chips';
import { countQuickSearchFacets } from '@titlenet/contract/power-search/facets';
import type { FacetedSearch } from '../../domain/facets/faceted-search.ts';
import { facetLabel, useFacets } from '../../domain/facets/use-facets.ts';
import type { Chip } from '../../domain/power-search/ChipList.tsx';
import { quickSearchAddress } from '../../domain/search-menu/quick-search-address.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { type QuickSearch, requestOf } from './search-from-query.ts';

/** The address of a quick search with these facets. */
export function addressWithFacets({ division, ...search }: QuickSearch, facets: QuickSearch['facets']) {
  return quickSearchAddress({ ...search, division: division.number, facets });
}

/** The facets of a quick search. */
export function quickSearchFacets(search: QuickSearch): FacetedSearch {
  const request = requestOf(search);
  return {
    key: ['quick', request],
    values: search.facets,
    count: (extent, options) => callApi(countQuickSearchFacets, { body: { ...request, ...extent } }, options),
    addressWith: (field, codes) => addressWithFacets(search, { ...search.facets, [field]: codes }),
  };
}

/** The chosen facets of a quick search, as chips; the key is the wire field. */
export function useFacetChips(search: QuickSearch): Chip[] {
  const { data: counted } = useFacets(quickSearchFacets(search));
  return facetChips(search.facets, (field, code) => facetLabel(counted, field, code)).map(
    ({ criterion, label, value }) => ({ key: criterion, label, text: value }),
  );
}
