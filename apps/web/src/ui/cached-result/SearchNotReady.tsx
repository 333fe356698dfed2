import type { ApiError } from '../api/api-error.ts';
import { SearchProgress } from './SearchProgress.tsx';

/** Shown instead of a result while the search is repeated until the server is ready. */
export function SearchNotReady({ error: { message, progress } }: { error: ApiError }) {
  return <SearchProgress message={message} progress={progress ?? 0} hint="The result appears here when it is ready." />;
}
