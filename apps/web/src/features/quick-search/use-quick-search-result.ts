import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type QuickSearchResponse, quickSearch } from '@titlenet/contract/searching';
import { useEffect, useState } from 'react';
import type { Address } from '../../shared/address/links.ts';
import { callApi } from '../../shared/api/call-api.ts';
import type { GridPosition } from '../../shared/grid/DataGrid.tsx';
import { type QuickSearch, requestOf } from './search-from-query.ts';

const keyOf = (address: Address | null) => ['quickSearch', address] as const;
const longestAge = 30 * 60_000;

/**
 * The result of a search. The last one is kept with its address for half an hour, so that Back makes no call; only one
 * is kept, and a failure never (decision G-59, CS §4).
 */
export function useQuickSearchResult(search: QuickSearch, address: Address) {
  const client = useQueryClient();
  // While the screen is drawn for the first time: an old result must not be shown, not even for a moment.
  useState(() => {
    const isOld = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > longestAge;
    client.removeQueries({ queryKey: keyOf(null).slice(0, 1), type: 'inactive', predicate: isOld });
  });
  useEffect(() => {
    client.removeQueries({
      queryKey: keyOf(null).slice(0, 1),
      predicate: ({ queryKey }) => queryKey[1] !== address,
    });
  }, [client, address]);
  return useQuery({
    queryKey: keyOf(address),
    queryFn: ({ signal }) => callApi(quickSearch, { body: requestOf(search) }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: longestAge,
  });
}

const positions = new WeakMap<QuickSearchResponse, { current: GridPosition | undefined }>();

/** Where the person was in this result's grid; forgotten with the result. */
export function gridPositionIn(result: QuickSearchResponse): { current: GridPosition | undefined } {
  const known = positions.get(result) ?? { current: undefined };
  positions.set(result, known);
  return known;
}
