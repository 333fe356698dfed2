import { queryOptions } from '@tanstack/react-query';
import { healthCheck } from '@titlenet/contract/health';
import { callApi } from '../../ui/api/call-api.ts';

/** The state of the server, never from the cache. */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => callApi(healthCheck, undefined, { signal, blocking: false, toast: false }),
  staleTime: 0,
});
