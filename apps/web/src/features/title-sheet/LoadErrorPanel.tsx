import { Button } from '@mantine/core';
import { AddressLink } from '../../shared/address/AddressLink.tsx';
import styles from './LoadErrorPanel.module.css';
import { loadFailures } from './use-title.ts';

/** Says that a title, or a part of it, is not there (TS §4, decision G-115). */
export function LoadErrorPanel({ failure, onRetry }: { failure: keyof typeof loadFailures; onRetry?: () => void }) {
  return (
    <div role="alert" className={styles.panel}>
      <p>{loadFailures[failure]}</p>
      <div className={styles.ways}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <AddressLink to="/">HOME</AddressLink>
      </div>
    </div>
  );
}
