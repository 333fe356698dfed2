import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearCache } from '@titlenet/contract/account';
import { useEffect } from 'react';
import { permissionsQuery } from '../../domain/session/permissions.ts';
import { callApi } from '../../ui/api/call-api.ts';

/**
 * Empties the server's caches and this browser's (decision G-22): permissions, results and lookups are asked for
 * again. Views and criteria are settings, no cache: they stay.
 */
export function ClearCacheScreen() {
  const queryClient = useQueryClient();
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: () => callApi(clearCache),
    async onSuccess() {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== permissionsQuery.queryKey[0] });
      // Refetched in place: the guard around this very screen stands on them.
      await queryClient.refetchQueries({ queryKey: permissionsQuery.queryKey });
    },
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <section aria-labelledby="clear-cache-heading">
      <h1 id="clear-cache-heading">Clear Cache</h1>
      <p role="status">{isSuccess ? 'Cache has been cleared.' : ''}</p>
      {isError && <p role="alert">The cache has not been cleared.</p>}
    </section>
  );
}
