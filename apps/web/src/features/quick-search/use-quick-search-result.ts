import { quickSearch } from '@titlenet/contract/searching';
import type { Address } from '../../shared/address/links.ts';
import { callApi } from '../../shared/api/call-api.ts';
import { useKeptResult } from '../../shared/kept-result/kept-result.ts';
import { type QuickSearch, requestOf } from './search-from-query.ts';

/** The result of a quick search, kept with its address (decision G-59). */
export function useQuickSearchResult(search: QuickSearch, address: Address) {
  return useKeptResult('quickSearch', address, (signal) =>
    callApi(quickSearch, { body: requestOf(search) }, { signal }),
  );
}
