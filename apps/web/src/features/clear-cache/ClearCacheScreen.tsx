import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearCache } from '@titlenet/contract/account';
import { useEffect } from 'react';
import { permissionsQuery } from '../../domain/session/permissions.ts';
import { callApi } from '../../ui/api/call-api.ts';

/**
 * Clears the server's caches and this browser's query cache (G-22). Stored views and criteria are settings and stay.
 */
export function ClearCacheScreen() {
  const queryClient = useQueryClient();
  const { mutate, isSuccess, isError } = useMutation({
    mutationFn: () => callApi(clearCache),
    async onSuccess() {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== permissionsQuery.queryKey[0] });
      // Refetched instead of removed, because the guard around this screen needs the permissions.
      await queryClient.refetchQueries({ queryKey: permissionsQuery.queryKey });
    },
  });
  useEffect(() => mutate(), [mutate]);
  return (
    <section aria-labelledby="clear-cache-heading">
      <h1 id="clear-cache-heading">Clear Cache</h1>
      <p role="status">{isSuccess ? 'Cache has been cleared.' : ''}</p>
      {isError && <p role="alert">The cache could not be cleared. Try again.</p>}
    </section>
  );
}
