import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { getImportRuns, getImports, type ImportJob } from '@titlenet/contract/imports';
import { useEffect, useRef } from 'react';
import { callApi } from '../../ui/api/call-api.ts';

const ACTIVE_POLL_INTERVAL_MS = 1_000;
const IDLE_POLL_INTERVAL_MS = 15_000;

export const isOpen = ({ state }: ImportJob) => state === 'uploading' || state === 'waiting' || state === 'running';

const queueKey = ['imports', 'queue'] as const;
const runsKey = ['imports', 'runs'] as const;

/** The queue as the server has it: asked for every second while something is in it. */
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
    // What left the queue has setState a run.
    if (open < before.current) void client.invalidateQueries({ queryKey: runsKey });
    before.current = open;
  }, [open, client]);
  return query;
}

/** All imports, newest first, a page at a time. */
export function useImportRuns() {
  return useInfiniteQuery({
    queryKey: runsKey,
    queryFn: ({ pageParam, signal }) =>
      callApi(getImportRuns, { query: { before: pageParam } }, { blocking: false, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchInterval: IDLE_POLL_INTERVAL_MS,
    staleTime: 0,
  });
}

/** Asks for queue and runs anew, after something was put in or taken out. */
export function useRefreshImports(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['imports'] });
}
