import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ReadTokenScope } from '@titlenet/contract/read-token-scopes';
import { createReadToken, findReadTokens, type NewReadToken, revokeReadToken } from '@titlenet/contract/read-tokens';
import { callApi } from '../../ui/api/call-api.ts';

/** What a scope allows, in the words of the form. */
export const scopeLabels: Record<ReadTokenScope, string> = {
  titles: 'Title sheets',
  searches: 'Searches',
  lists: 'Lists and backlist',
  reports: 'Reports of titles',
  following: 'Feed of what you follow',
};

/** Query for the user's tokens; for administrators those of all people. */
export const readTokensQuery = queryOptions({
  queryKey: ['readTokens'],
  queryFn: ({ signal }) => callApi(findReadTokens, undefined, { signal, toast: false }),
});

/** Changes of tokens. They reject with an ApiError whose message is for the user. */
export function useReadTokenCalls() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: readTokensQuery.queryKey });
  return {
    create: async (token: NewReadToken) => {
      const created = await callApi(createReadToken, { body: token }, { toast: false });
      await refresh();
      return created;
    },
    revoke: async (tokenId: number) => {
      await callApi(revokeReadToken, { params: { tokenId } }, { toast: false });
      await refresh();
    },
  };
}
