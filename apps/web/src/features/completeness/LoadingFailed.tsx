import { Button } from '@mantine/core';
import { Panel } from '../../ui/layout/primitives.tsx';
import styles from './Completeness.module.css';

/** A report that could not be loaded. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Panel role="alert" as="div" pad={16} className={styles.panel}>
      <p>The report could not be loaded.</p>
      <Button onClick={onRetry}>Try again</Button>
    </Panel>
  );
}
