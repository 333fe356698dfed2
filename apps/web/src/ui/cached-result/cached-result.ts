import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from '../address/links.ts';
import type { GridViewState } from '../grid/data-grid-props.ts';
import type { GridSelected } from '../grid/grid-table.ts';

/** Each keeps one result of its own. */
export type ResultScreen = 'quickSearch' | 'powerSearch' | 'hccpPowerSearch';

const CACHE_KEY = 'cachedResult';
const MAX_AGE_MS = 30 * 60_000;

/**
 * The result of a screen's search. The last one is kept with its address for half an hour, so that Back makes no call;
 * only one is kept, and a failure never (decision G-59, CS §4).
 *
 * @param search makes the call
 */
export function useCachedResult<Result>(
  screen: ResultScreen,
  address: Address,
  search: (signal: AbortSignal) => Promise<Result>,
) {
  const client = useQueryClient();
  // While the screen is drawn for the first time: an old result must not be shown, not even for a moment.
  useState(() => {
    const isOld = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > MAX_AGE_MS;
    client.removeQueries({ queryKey: [CACHE_KEY, screen], type: 'inactive', predicate: isOld });
  });
  useEffect(() => {
    client.removeQueries({ queryKey: [CACHE_KEY, screen], predicate: ({ queryKey }) => queryKey[2] !== address });
  }, [client, screen, address]);
  return useQuery({
    queryKey: [CACHE_KEY, screen, address],
    queryFn: ({ signal }) => search(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: MAX_AGE_MS,
  });
}

/** Forgets a screen's result, so that its next visit searches again. */
export function dropCachedResult(client: QueryClient, screen: ResultScreen): void {
  client.removeQueries({ queryKey: [CACHE_KEY, screen] });
}

/** What a person did in a result, beside its data. */
interface ResultViewState {
  readonly grid: { current: GridViewState | undefined };
  selected: GridSelected;
}

const viewStates = new WeakMap<object, ResultViewState>();

/** Where the person was in this result and what they chose; forgotten with the result. */
export function viewStateOf(result: object): ResultViewState {
  const known = viewStates.get(result) ?? { grid: { current: undefined }, selected: {} };
  viewStates.set(result, known);
  return known;
}
