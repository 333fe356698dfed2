import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import {
  type HccpSearchResponse,
  type PowerSearchResponse,
  searchHarperCollins,
  searchHccp,
  searchHqna,
} from '@titlenet/contract/power-search/searches';
import type { Address } from '../../ui/address/links.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { useCachedResult } from '../../ui/cached-result/cached-result.ts';

/** Response of any of the three power searches. */
export type SearchResult = PowerSearchResponse | HccpSearchResponse;

const searches = { HarperCollins: searchHarperCollins, HQNA: searchHqna, HCCP: searchHccp } as const;

/** Body of the search: the criteria of the address and the fixed fields (G-60). */
export function requestOf(form: PowerSearchForm, values: PowerSearchValues, query: Query): PowerSearchValues {
  const fixed = form.meta.flatMap((meta) =>
    meta.type === 'fixed' ? [[meta.name, queryValue(query, meta.name) || meta.value] as const] : [],
  );
  return { ...values, ...Object.fromEntries(fixed) };
}

/** The result of a search, cached by its address (G-59) [GRID-050, GRID-051]. */
export function useSearchResult(form: PowerSearchForm, request: PowerSearchValues, address: Address) {
  return useCachedResult<SearchResult>(form.resultCache, address, (options) =>
    callApi(searches[form.name], { body: request }, options),
  );
}
