import { Button } from '@mantine/core';
import styles from './Packs.module.css';
import type { PackEdit } from './use-pack-edit.ts';

/** Whether the edits are stored. */
export function SaveState({ edit: { status, failure, editing } }: { edit: PackEdit }) {
  return (
    <span role="status" className={styles.state} data-status={status}>
      {status === 'saved' && 'Saved'}
      {status === 'saving' && 'Saving…'}
      {status === 'failed' && `Not saved. ${failure}`}
      {status === 'failed' && editing.hasUnsaved && (
        <Button variant="default" size="compact-sm" onClick={() => void editing.retry()}>
          Try again
        </Button>
      )}
    </span>
  );
}
