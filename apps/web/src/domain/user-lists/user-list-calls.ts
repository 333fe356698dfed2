import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  addToUserList,
  changeUserList,
  createUserList,
  deleteUserList,
  findUserLists,
  getUserList,
  removeFromUserList,
  type UserList,
  userListBatch,
} from '@titlenet/contract/user-lists';
import { callApi } from '../../ui/api/call-api.ts';
import { notifyOtherTabs } from './other-tabs.ts';

const listsKey = ['userLists'] as const;

/** The person's lists and those that others share, for `useQuery`. */
export const userListsQuery = queryOptions({
  queryKey: listsKey,
  queryFn: ({ signal }) => callApi(findUserLists, undefined, { signal }),
});

/** One list with its titles, for `useQuery`. */
export function userListQuery(listId: number) {
  return queryOptions({
    queryKey: [...listsKey, listId],
    queryFn: ({ signal }) => callApi(getUserList, { params: { listId } }, { signal, toast: false }),
  });
}

/** What is kept of lists, the search forms' choice of them included, is asked for anew. */
async function invalidateLists(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: ['powerSearch', 'lists'] });
  notifyOtherTabs();
  await client.invalidateQueries({ queryKey: listsKey });
}

function batches(isbns: readonly string[]): string[][] {
  const count = Math.ceil(isbns.length / userListBatch);
  return Array.from({ length: count }, (_, index) => isbns.slice(index * userListBatch, (index + 1) * userListBatch));
}

/** What an addition came to. */
export interface Addition {
  readonly added: number;
  readonly alreadyThere: number;
  readonly notFound: readonly string[];
  readonly noAccess: readonly string[];
}

/** Changes of lists; what was shown of them is fetched again. They reject with an ApiError whose words say why. */
export function useUserListCalls() {
  const client = useQueryClient();
  // A refusal is said beside what was refused, not in a toast.
  const quiet = { toast: false } as const;
  const changing = async <Result>(change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } finally {
      // Also after a failure: of several batches the first ones may be on the list.
      await invalidateLists(client);
    }
  };
  return {
    create: (list: { name: string; isShared: boolean }): Promise<UserList> =>
      changing(callApi(createUserList, { body: list }, quiet)),
    change: (listId: number, change: { name?: string; isShared?: boolean }): Promise<UserList> =>
      changing(callApi(changeUserList, { params: { listId }, body: change }, quiet)),
    delete: (listId: number) => changing(callApi(deleteUserList, { params: { listId } }, quiet)),
    add: (listId: number, isbns: readonly string[]): Promise<Addition> => changing(addInBatches(listId, isbns)),
    remove: (listId: number, isbns: readonly string[]): Promise<number> => changing(removeInBatches(listId, isbns)),
  };
}

async function addInBatches(listId: number, isbns: readonly string[]): Promise<Addition> {
  let sum: Addition = { added: 0, alreadyThere: 0, notFound: [], noAccess: [] };
  for (const batch of batches(isbns)) {
    const one = await callApi(addToUserList, { params: { listId }, body: { isbns: batch } }, { toast: false });
    sum = {
      added: sum.added + one.added,
      alreadyThere: sum.alreadyThere + one.alreadyThere,
      notFound: [...sum.notFound, ...one.notFound],
      noAccess: [...sum.noAccess, ...one.noAccess],
    };
  }
  return sum;
}

async function removeInBatches(listId: number, isbns: readonly string[]): Promise<number> {
  let sum = 0;
  for (const batch of batches(isbns)) {
    const input = { params: { listId }, body: { isbns: batch } };
    sum += (await callApi(removeFromUserList, input, { toast: false })).removed;
  }
  return sum;
}
