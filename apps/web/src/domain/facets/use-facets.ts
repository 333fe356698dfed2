import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FacetName, facets } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import {
  countHarperCollinsFacets,
  countHccpFacets,
  countHqnaFacets,
  type FacetsResponse,
  MAX_FACET_VALUES,
} from '@titlenet/contract/power-search/facets';
import { callApi } from '../../ui/api/call-api.ts';
import { repeatedUntilReady } from '../../ui/api/search-not-ready.ts';

const endpoints = {
  HarperCollins: countHarperCollinsFacets,
  HQNA: countHqnaFacets,
  HCCP: countHccpFacets,
} as const;

const MAX_AGE_MS = 30_000;

/**
 * The facets of a search; those of the search before stay until its own are counted.
 *
 * @param whole a facet of which all values are wanted, up to `MAX_FACET_VALUES`, and no other facet
 */
export function useFacets(form: PowerSearchForm, values: PowerSearchValues, whole?: FacetName) {
  // The order and the pictures do not change the counts.
  const { sortBy: _, isShowCover: _cover, isShowAuthor: _author, ...criteria } = values;
  const extent = whole && { facet: whole, maximum: MAX_FACET_VALUES };
  return useQuery({
    queryKey: ['facets', form.name, criteria, whole],
    queryFn: ({ signal }): Promise<FacetsResponse> => {
      const options = { signal, blocking: false, toast: false, isRepeatedUntilReady: true } as const;
      return callApi(endpoints[form.name], { body: { values: criteria, ...extent } }, options);
    },
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
