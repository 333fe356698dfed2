import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  deleteSavedSearch,
  findSavedSearches,
  type RecentSearch,
  recordSearch,
  renameSavedSearch,
  saveSearch,
} from '@titlenet/contract/saved-searches';
import { useEffect } from 'react';
import { callApi } from '../../ui/api/call-api.ts';

const queryKey = ['savedSearches'] as const;

/** The person's named and recent searches, for `useQuery`. They are an offer: nothing waits for them, nor says that they fail. */
export const savedSearchesQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => callApi(findSavedSearches, undefined, { signal, blocking: false, toast: false }),
});

/** Changes of named searches. They reject with an ApiError whose words say why. */
export function useSavedSearchCalls() {
  const client = useQueryClient();
  const changing = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await client.invalidateQueries({ queryKey });
    return result;
  };
  const quiet = { toast: false } as const;
  return {
    save: (search: RecentSearch & { name: string }) => changing(callApi(saveSearch, { body: search }, quiet)),
    rename: (searchId: number, name: string) =>
      changing(callApi(renameSavedSearch, { params: { searchId }, body: { name } }, quiet)),
    delete: (searchId: number) => changing(callApi(deleteSavedSearch, { params: { searchId } }, quiet)),
  };
}

/**
 * Remembers a search among the person's recent ones, once its result stands. Null, or an empty description while the
 * names of its codes are on their way, waits.
 */
export function useRecordSearch(search: RecentSearch | null): void {
  const client = useQueryClient();
  const { address = '', description = '' } = search ?? {};
  useEffect(() => {
    if (address === '' || description === '') return;
    // A search that is not remembered is found again by its address: no reason to disturb anybody.
    callApi(recordSearch, { body: { address, description } }, { blocking: false, toast: false })
      .then(() => client.invalidateQueries({ queryKey }))
      .catch(() => undefined);
  }, [client, address, description]);
}
