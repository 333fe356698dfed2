import type { FacetField, FacetName } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import {
  countHarperCollinsFacets,
  countHccpFacets,
  countHqnaFacets,
  type FacetsResponse,
} from '@titlenet/contract/power-search/facets';
import type { Address } from '../../ui/address/links.ts';
import { type CallOptions, callApi } from '../../ui/api/call-api.ts';
import { resultAddress } from '../power-search/power-search-addresses.ts';

/** All facets with their most frequent values, or one with this number of values. */
export interface FacetExtent {
  facet?: FacetName;
  maximum?: number;
}

/** A search with facets, of any kind. */
export interface FacetedSearch {
  /** Identifies the search and its chosen values in the query cache. */
  readonly key: readonly unknown[];
  /** The chosen codes by wire field; other fields are ignored. */
  readonly values: PowerSearchValues;
  readonly count: (extent: FacetExtent, options: CallOptions) => Promise<FacetsResponse>;
  /** @returns the address of the result with these codes of a facet instead of the chosen ones */
  readonly addressWith: (field: FacetField, codes: readonly string[]) => Address;
}

const endpoints = {
  HarperCollins: countHarperCollinsFacets,
  HQNA: countHqnaFacets,
  HCCP: countHccpFacets,
} as const;

/** The facets of a power search. */
export function powerSearchFacets(form: PowerSearchForm, values: PowerSearchValues): FacetedSearch {
  // The order and the pictures do not change the counts.
  const { sortBy: _, isShowCover: _cover, isShowAuthor: _author, ...criteria } = values;
  return {
    key: [form.name, criteria],
    values,
    count: (extent, options) => callApi(endpoints[form.name], { body: { values: criteria, ...extent } }, options),
    addressWith: (field, codes) => resultAddress(form, { ...values, [field]: codes }),
  };
}
