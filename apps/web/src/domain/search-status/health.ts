import { useQuery } from '@tanstack/react-query';
import type { Health } from '@titlenet/contract/health';
import { healthQuery } from './health.query.ts';

const REFRESH_MS = 2_000;

const isInProgress = (health: Health | undefined) =>
  health !== undefined && (health.demoCatalogue !== undefined || health.checks.search.message !== undefined);

/** The state of the server; refreshed while it is loading the demo catalogue, or cannot answer searches yet. */
export function useHealth(): Health | undefined {
  const { data } = useQuery({
    ...healthQuery,
    refetchInterval: ({ state }) => (isInProgress(state.data) ? REFRESH_MS : false),
  });
  return data;
}
