import { Button } from '@mantine/core';
import { ApiError } from '../api/api-error.ts';
import styles from './list-beside-content.module.css';

interface MissingContentProps {
  /** What is missing, as in 'This list does not exist'. */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** In place of a shared object: it is unknown to the user, or could not be loaded and is tried again by a button. */
export function MissingContent({ what, error, onRetry }: MissingContentProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <p role="alert" className={styles.invitation}>
        This {what} does not exist, or is not shared with you any more.
      </p>
    );
  }
  return (
    <div role="alert" className={styles.failure}>
      The {what} could not be loaded.
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
