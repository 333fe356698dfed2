import { Button } from '@mantine/core';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Row, Stack } from '../../ui/layout/primitives.tsx';
import styles from './LoadErrorPanel.module.css';
import { loadFailures } from './use-title.ts';

interface LoadErrorPanelProps {
  failure: keyof typeof loadFailures;
  /** What happened, where prints and files say it; by default the message of the failure. */
  text?: string | null;
  /** True if nothing else is on the page, which then needs a heading. */
  isAlone: boolean;
  onRetry?: () => void;
}

/** Error panel for a title that could not be loaded, completely or in part (G-115) [SHEET-055, SHEET-056]. */
export function LoadErrorPanel({ failure, text, isAlone, onRetry }: LoadErrorPanelProps) {
  return (
    <>
      {isAlone && <h1 className="visually-hidden">Title Sheet</h1>}
      <Stack role="alert" panel gap={12} pad={16} text="prose" className={styles.panel}>
        <p>{text ?? loadFailures[failure]}</p>
        <Row gap={16} align="center" data-screen-only>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <AddressLink to="/">HOME</AddressLink>
        </Row>
      </Stack>
    </>
  );
}
