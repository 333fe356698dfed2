import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { ColumnDefinition, HccpColumnDefinition } from '@titlenet/catalogue/result-columns/column-definitions';
import type { ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import { searchHarperCollins, searchHccp, searchHqna } from '@titlenet/contract/power-search/searches';
import type { Address } from '../../ui/address/links.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { useCachedResult } from '../../ui/cached-result/cached-result.ts';

/** The answer of a power search (CS §3), whichever of the three it comes from. */
export interface SearchResult {
  readonly data: readonly ResultRow[];
  readonly titles: readonly (ColumnDefinition | HccpColumnDefinition)[];
  readonly total: number;
  readonly noData: boolean;
  readonly moreCriteriaRequired: boolean;
  readonly complianceIndicator: boolean;
}

const searches = { HarperCollins: searchHarperCollins, HQNA: searchHqna, HCCP: searchHccp } as const;

/** What the server is asked: the criteria of the address, and what always goes along (CS §3, G-60). */
export function requestOf(form: PowerSearchForm, values: PowerSearchValues, query: Query): Record<string, unknown> {
  const fixed = form.meta.flatMap((meta) =>
    meta.type === 'fixed' ? [[meta.name, queryValue(query, meta.name) || meta.value] as const] : [],
  );
  return { ...values, ...Object.fromEntries(fixed) };
}

/** The screens that keep a result: HCCP has its own (CS §2). */
const screenOf = (form: PowerSearchForm) => (form.source === 'Hccp' ? 'hccpPowerSearch' : 'powerSearch');

/** The result of a search, kept with its address (G-59, CS §4). */
export function useSearchResult(form: PowerSearchForm, request: Record<string, unknown>, address: Address) {
  return useCachedResult<SearchResult>(screenOf(form), address, async (signal) => {
    // The rows are JSON whose members the columns of the same answer describe.
    return (await callApi(searches[form.name], { body: request }, { signal })) as unknown as SearchResult;
  });
}
