import { Button } from '@mantine/core';

export function FailedSearchMessage({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <p>The search failed. Try again.</p>
      <Button onClick={onRetry}>Search again</Button>
    </>
  );
}
