import { Button } from '@mantine/core';
import styles from './Completeness.module.css';

/** A report that could not be loaded. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.panel}>
      <p>The report could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
