import { useQuery } from '@tanstack/react-query';
import { getEmptyLists } from '@titlenet/contract/home';
import { callApi } from '../../ui/api/call-api.ts';

const MAX_AGE_MS = 10 * 60_000;
const none: ReadonlySet<string> = new Set();

/**
 * Keys of the lists of the menus that lead to nothing for the user; undefined while they are loaded, none if that
 * fails.
 */
export function useEmptyLists(isWanted: boolean): ReadonlySet<string> | undefined {
  const { data, isError } = useQuery({
    queryKey: ['emptyLists'],
    queryFn: ({ signal }) => callApi(getEmptyLists, undefined, { signal, blocking: false, toast: false }),
    select: (keys) => new Set(keys),
    enabled: isWanted,
    staleTime: MAX_AGE_MS,
    retry: false,
  });
  return isError ? none : data;
}
