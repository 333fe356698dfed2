import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  addToUserList,
  changeUserList,
  createUserList,
  deleteUserList,
  findUserLists,
  getUserList,
  MAX_ISBNS_PER_REQUEST,
  removeFromUserList,
  type UserList,
} from '@titlenet/contract/user-lists';
import { callApi } from '../../ui/api/call-api.ts';
import { notifyOtherTabs } from './other-tabs.ts';

const listsKey = ['userLists'] as const;

/** Query for the user's lists and those shared by others. */
export const userListsQuery = queryOptions({
  queryKey: listsKey,
  queryFn: ({ signal }) => callApi(findUserLists, undefined, { signal }),
});

/** Query for one list with its titles. */
export function userListQuery(listId: number) {
  return queryOptions({
    queryKey: [...listsKey, listId],
    queryFn: ({ signal }) => callApi(getUserList, { params: { listId } }, { signal, toast: false }),
  });
}

/** Invalidates cached lists, including those of the search forms. */
async function invalidateLists(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: ['powerSearch', 'lists'] });
  notifyOtherTabs();
  await client.invalidateQueries({ queryKey: listsKey });
}

function batches(isbns: readonly string[]): string[][] {
  const count = Math.ceil(isbns.length / MAX_ISBNS_PER_REQUEST);
  return Array.from({ length: count }, (_, index) =>
    isbns.slice(index * MAX_ISBNS_PER_REQUEST, (index + 1) * MAX_ISBNS_PER_REQUEST),
  );
}

/** Result of an addition. */
export interface Addition {
  readonly added: number;
  readonly alreadyThere: number;
  /** ISBNs that were on the list before. */
  readonly present: readonly string[];
  readonly notFound: readonly string[];
}

/** Result of a removal. */
export interface Removal {
  readonly removed: number;
  /** ISBNs that were not on the list. */
  readonly absent: readonly string[];
}

/** Changes of lists; cached lists are invalidated. They reject with an ApiError whose message is for the user. */
export function useUserListCalls() {
  const client = useQueryClient();
  // Errors are shown beside the control instead of in a toast.
  const quiet = { toast: false } as const;
  const changing = async <Result>(change: Promise<Result>): Promise<Result> => {
    try {
      return await change;
    } finally {
      // Also after a failure, because earlier batches may have succeeded.
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
    remove: (listId: number, isbns: readonly string[]): Promise<Removal> => changing(removeInBatches(listId, isbns)),
  };
}

async function addInBatches(listId: number, isbns: readonly string[]): Promise<Addition> {
  let sum: Addition = { added: 0, alreadyThere: 0, present: [], notFound: [] };
  for (const batch of batches(isbns)) {
    const one = await callApi(addToUserList, { params: { listId }, body: { isbns: batch } }, { toast: false });
    sum = {
      added: sum.added + one.added,
      alreadyThere: sum.alreadyThere + one.alreadyThere,
      present: [...sum.present, ...one.present],
      notFound: [...sum.notFound, ...one.notFound],
    };
  }
  return sum;
}

async function removeInBatches(listId: number, isbns: readonly string[]): Promise<Removal> {
  let sum: Removal = { removed: 0, absent: [] };
  for (const batch of batches(isbns)) {
    const input = { params: { listId }, body: { isbns: batch } };
    const one = await callApi(removeFromUserList, input, { toast: false });
    sum = { removed: sum.removed + one.removed, absent: [...sum.absent, ...one.absent] };
  }
  return sum;
}
