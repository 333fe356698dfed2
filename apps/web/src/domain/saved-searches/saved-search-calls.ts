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

/**
 * Query for the user's named and recent searches. They are optional, so loading them neither blocks the page nor shows
 * errors.
 */
export const savedSearchesQuery = queryOptions({
  queryKey,
  queryFn: ({ signal }) => callApi(findSavedSearches, undefined, { signal, blocking: false, toast: false }),
});

/** Changes of named searches. They reject with an ApiError whose message is for the user. */
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
 * Records a search among the recent ones.
 *
 * @param search null while there is no result; an empty description waits for the names of codes
 */
export function useRecordSearch(search: RecentSearch | null): void {
  const client = useQueryClient();
  const { address = '', description = '' } = search ?? {};
  useEffect(() => {
    if (address === '' || description === '') return;
    // Recording is optional, so its failure is ignored.
    callApi(recordSearch, { body: { address, description } }, { blocking: false, toast: false })
      .then(() => client.invalidateQueries({ queryKey }))
      .catch(() => undefined);
  }, [client, address, description]);
}
