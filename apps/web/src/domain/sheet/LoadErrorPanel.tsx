import { Button } from '@mantine/core';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import styles from './LoadErrorPanel.module.css';
import { loadFailures } from './use-title.ts';

interface LoadErrorPanelProps {
  failure: keyof typeof loadFailures;
  /** Nothing else is on the page: it needs a heading. */
  isAlone: boolean;
  onRetry?: () => void;
}

/** Says that a title, or a part of it, is not there (TS §4, decision G-115). */
export function LoadErrorPanel({ failure, isAlone, onRetry }: LoadErrorPanelProps) {
  return (
    <>
      {isAlone && <h1 className="visually-hidden">Title Sheet</h1>}
      <div role="alert" className={styles.panel}>
        <p>{loadFailures[failure]}</p>
        <div className={styles.ways}>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <AddressLink to="/">HOME</AddressLink>
        </div>
      </div>
    </>
  );
}
