import { SearchProgress } from '../../ui/cached-result/SearchProgress.tsx';
import { Panel } from '../../ui/layout/primitives.tsx';
import { useHealth } from './health.ts';

/** On search forms, until the server can answer searches. */
export function SearchNotice() {
  const search = useHealth()?.checks.search;
  if (!search?.message) return null;
  return (
    <Panel as="div" pad="12 16" across>
      <SearchProgress
        message={search.message}
        progress={search.progress}
        hint="You can already fill in the form. Results appear when it is ready."
      />
    </Panel>
  );
}
