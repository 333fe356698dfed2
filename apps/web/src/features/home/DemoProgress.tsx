import { useHealth } from '../../domain/search-status/health.ts';
import styles from './HomeScreen.module.css';

const grouped = (count: number) => count.toLocaleString('en-US');

/** Progress of the demo catalogue, while the first start of the server is still loading it. */
export function DemoProgress() {
  const demoCatalogue = useHealth()?.demoCatalogue;
  if (!demoCatalogue) return null;
  const { loaded, total } = demoCatalogue;
  return (
    <p className={styles.keys} role="status">
      Demo catalogue: {grouped(loaded)} of {grouped(total)} titles loaded
    </p>
  );
}
