import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { CallOptions } from './call-api.ts';

/** Pause if the server states none. */
const RETRY_DELAY_MS = 2_000;

/** True while the server is preparing its searches; the message has the progress. */
export const isSearchNotReady = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'search-not-ready';

/** Options of a query that is repeated until the search is ready. */
export const repeatedUntilReady = {
  retry: (_: number, error: Error) => isSearchNotReady(error),
  retryDelay: (_: number, error: Error) => (isSearchNotReady(error) ? error.retryAfterMs : undefined) ?? RETRY_DELAY_MS,
} as const;

interface QueryContext {
  signal: AbortSignal;
  client: QueryClient;
  queryKey: QueryKey;
}

/** Options of the call of such a query: only the first call blocks the page. */
export function callOptionsOf({ signal, client, queryKey }: QueryContext): CallOptions {
  const isFirst = !client.getQueryState(queryKey)?.fetchFailureCount;
  return { signal, isRepeatedUntilReady: true, blocking: isFirst };
}
