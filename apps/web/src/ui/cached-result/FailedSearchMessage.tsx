import { Button } from '@mantine/core';
import { ApiError } from '../api/api-error.ts';

interface FailedSearchMessageProps {
  error: Error | null;
  onRetry: () => void;
}

/** Why a search failed: what is wrong with its address, or that it can be repeated. */
export function FailedSearchMessage({ error, onRetry }: FailedSearchMessageProps) {
  if (error instanceof ApiError && error.status === 400) {
    return <p>The server refused the address of this search. {error.issues.join('; ') || error.message}</p>;
  }
  return (
    <>
      <p>The search failed. Try again.</p>
      <Button onClick={onRetry}>Search again</Button>
    </>
  );
}
