import { quickSearch } from '@titlenet/contract/searching';
import type { Address } from '../../ui/address/links.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { useCachedResult } from '../../ui/cached-result/cached-result.ts';
import { type QuickSearch, requestOf } from './search-from-query.ts';

/** The result of a quick search, cached by its address (G-59) [QUICK-53, QUICK-54]. */
export function useQuickSearchResult(search: QuickSearch, address: Address) {
  return useCachedResult('quickSearch', address, (options) =>
    callApi(quickSearch, { body: requestOf(search) }, options),
  );
}
