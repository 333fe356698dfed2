import { Button } from '@mantine/core';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './Packs.module.css';
import type { PackEdit } from './use-pack-edit.ts';

/** Whether the edits are stored. */
export function SaveState({ edit: { status, failure, editing } }: { edit: PackEdit }) {
  return (
    <Row
      role="status"
      as="span"
      inline
      gap={8}
      align="center"
      tone="muted"
      className={styles.state}
      data-status={status}
    >
      {status === 'saved' && 'Saved'}
      {status === 'saving' && 'Saving…'}
      {status === 'failed' && `Not saved. ${failure}`}
      {status === 'failed' && editing.hasUnsaved && (
        <Button variant="default" size="compact-sm" onClick={() => void editing.retry()}>
          Try again
        </Button>
      )}
    </Row>
  );
}
