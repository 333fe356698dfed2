import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getImportRuns, getImports, type ImportJob } from '@titlenet/contract/imports';
import { useEffect, useRef } from 'react';
import { callApi } from '../../ui/api/call-api.ts';

const ACTIVE_POLL_INTERVAL_MS = 1_000;
const IDLE_POLL_INTERVAL_MS = 15_000;

export const isOpen = ({ state }: ImportJob) => state === 'uploading' || state === 'waiting' || state === 'running';

const queueKey = ['imports', 'queue'] as const;
const runsKey = ['imports', 'runs'] as const;

/** Polls the queue, every second while it has open jobs. */
export function useImportQueue() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: queueKey,
    queryFn: ({ signal }) => callApi(getImports, undefined, { blocking: false, toast: false, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? ACTIVE_POLL_INTERVAL_MS : IDLE_POLL_INTERVAL_MS),
    staleTime: 0,
  });
  const open = query.data?.filter(isOpen).length ?? 0;
  const before = useRef(open);
  useEffect(() => {
    // Jobs that left the queue are now runs.
    if (open < before.current) void client.invalidateQueries({ queryKey: runsKey });
    before.current = open;
  }, [open, client]);
  return query;
}

/** All imports, newest first, loaded page by page. */
export function useImportRuns() {
  return useInfiniteQuery({
    queryKey: runsKey,
    queryFn: ({ pageParam, signal }) =>
      callApi(getImportRuns, { query: { before: pageParam } }, { blocking: false, signal }),
    // The type of the parameter is inferred from the first one.
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: IDLE_POLL_INTERVAL_MS,
    staleTime: 0,
  });
}

/** Reloads queue and runs after a change. */
export function useRefreshImports(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['imports'] });
}
