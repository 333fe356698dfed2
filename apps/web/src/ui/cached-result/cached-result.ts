import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Address } from '../address/links.ts';
import type { CallOptions } from '../api/call-api.ts';
import { callOptionsOf, isSearchNotReady, repeatedUntilReady } from '../api/search-not-ready.ts';
import type { GridViewState } from '../grid/data-grid-props.ts';
import type { GridSelected } from '../grid/grid-table.ts';

/** Each screen has one cached result. */
export type ResultScreen = 'quickSearch' | 'powerSearch' | 'hccpPowerSearch';

const CACHE_KEY = 'cachedResult';
const MAX_AGE_MS = 30 * 60_000;

/**
 * The result of a screen's search. The last successful one is cached by its address for half an hour, so that Back
 * needs no call (G-59). While the search is not ready, the call is repeated; `notReady` then has the progress.
 *
 * @param search makes the call
 */
export function useCachedResult<Result>(
  screen: ResultScreen,
  address: Address,
  search: (options: CallOptions) => Promise<Result>,
) {
  const client = useQueryClient();
  // Before the first render, so that an expired result is never shown.
  useState(() => {
    const isOld = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt > MAX_AGE_MS;
    client.removeQueries({ queryKey: [CACHE_KEY, screen], type: 'inactive', predicate: isOld });
  });
  useEffect(() => {
    client.removeQueries({ queryKey: [CACHE_KEY, screen], predicate: ({ queryKey }) => queryKey[2] !== address });
  }, [client, screen, address]);
  const query = useQuery({
    queryKey: [CACHE_KEY, screen, address],
    queryFn: (context) => search({ ...callOptionsOf(context), explainsRefusal: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: MAX_AGE_MS,
    ...repeatedUntilReady,
  });
  const { isPending, failureReason } = query;
  return { ...query, notReady: isPending && isSearchNotReady(failureReason) ? failureReason : undefined };
}

/** Removes a screen's cached result. */
export function dropCachedResult(client: QueryClient, screen: ResultScreen): void {
  client.removeQueries({ queryKey: [CACHE_KEY, screen] });
}

/** How the user left a result. */
interface ResultViewState {
  readonly grid: { current: GridViewState | undefined };
  selected: GridSelected;
}

const viewStates = new WeakMap<object, ResultViewState>();

/** View state of a result; garbage collected with it. */
export function viewStateOf(result: object): ResultViewState {
  const known = viewStates.get(result) ?? { grid: { current: undefined }, selected: {} };
  viewStates.set(result, known);
  return known;
}
