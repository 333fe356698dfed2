import { Button } from '@mantine/core';
import { isSearchNotReady } from '../api/api-error.ts';

/** While the server is still loading its search index, the search is repeated by itself, and its progress is shown. */
export function FailedSearchMessage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isSearchNotReady(error)) return <p role="status">{error.message}</p>;
  return (
    <>
      <p>The search failed. Try again.</p>
      <Button onClick={onRetry}>Search again</Button>
    </>
  );
}
