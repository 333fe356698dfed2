import { Button } from '@mantine/core';
import { ApiError } from '../api/api-error.ts';
import { Panel, Row } from './primitives.tsx';

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
      <Panel role="alert" as="p" pad={16} text="prose" measure>
        This {what} does not exist, or is not shared with you any more.
      </Panel>
    );
  }
  return (
    <Row role="alert" gap={12} align="center" wrap>
      The {what} could not be loaded.
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Row>
  );
}
