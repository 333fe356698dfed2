import { useQuery } from '@tanstack/react-query';
import { healthCheck } from '@titlenet/contract/health';
import { callApi } from '../../ui/api/call-api.ts';
import styles from './HomeScreen.module.css';

const REFRESH_MS = 2_000;

const grouped = (count: number) => count.toLocaleString('en-US');

/** Progress of the demo catalogue, while the first start of the server is still loading it. */
export function DemoProgress() {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => callApi(healthCheck, undefined, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.demoCatalogue ? REFRESH_MS : false),
  });
  if (!data?.demoCatalogue) return null;
  const { loaded, total } = data.demoCatalogue;
  return (
    <p className={styles.keys} role="status">
      Demo catalogue: {grouped(loaded)} of {grouped(total)} titles loaded
    </p>
  );
}
