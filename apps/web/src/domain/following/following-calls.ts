import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  type Following,
  followList,
  followSearch,
  followTitles,
  getFollowing,
  unfollow,
} from '@titlenet/contract/following';
import { callApi } from '../../ui/api/call-api.ts';

const MAX_AGE_MS = 60_000;

/** Query for what the user follows. Stars are optional, so loading them neither blocks the page nor shows errors. */
export const followingQuery = queryOptions({
  queryKey: ['following'],
  queryFn: ({ signal }) => callApi(getFollowing, undefined, { signal, blocking: false, toast: false }),
  staleTime: MAX_AGE_MS,
});

/** A title, a user list or a saved search of the user. */
export type Followable =
  | { readonly companyCode: string; readonly isbn: string }
  | { readonly listId: number }
  | { readonly searchId: number };

/** @returns the id under which a thing is followed; undefined if it is not */
export function followedIdOf({ titles, lists, searches }: Following, thing: Followable): number | undefined {
  if ('listId' in thing) return lists.find(({ id }) => id === thing.listId)?.followedId;
  if ('searchId' in thing) return searches.find(({ id }) => id === thing.searchId)?.followedId;
  return titles.find(({ companyCode, isbn }) => companyCode === thing.companyCode && isbn === thing.isbn)?.followedId;
}

const quiet = { toast: false, blocking: false } as const;

/** Changes of what the user follows. They reject with an ApiError whose message is for the user. */
export function useFollowingCalls() {
  const client = useQueryClient();
  const changing = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    await client.invalidateQueries({ queryKey: followingQuery.queryKey });
    return result;
  };
  /** @returns how many of the titles are followed now */
  const ofTitles = async (titles: readonly { companyCode: string; isbn: string }[]): Promise<number> => {
    const { followed } = await changing(callApi(followTitles, { body: { titles: [...titles] } }, quiet));
    return followed;
  };
  return {
    followTitles: ofTitles,
    follow: async (thing: Followable): Promise<void> => {
      if ('listId' in thing) await changing(callApi(followList, { params: { listId: thing.listId } }, quiet));
      else if ('searchId' in thing)
        await changing(callApi(followSearch, { params: { searchId: thing.searchId } }, quiet));
      else await ofTitles([thing]);
    },
    unfollow: (followedId: number) => changing(callApi(unfollow, { params: { followedId } }, quiet)),
  };
}
