import { createContext, useContext } from 'react';
import { PageNumber } from './PageNumber.tsx';
import type { PageCounts } from './paper-part.ts';

/** The pages of a run that has pages with feet of their own. */
export interface RunPages {
  /** First pages of the parts, by their names. */
  readonly first: ReadonlyMap<string, PageCounts>;
  readonly total: PageCounts;
}

/** Null: they are not counted. */
export const RunPagesContext = createContext<RunPages | null>(null);

/** ' · run page 41 of 98' in the foot that a page has itself; nothing while the pages are not counted, and in files. */
export function RunPage({ name }: { name: string }) {
  const run = useContext(RunPagesContext);
  const first = run?.first.get(name);
  if (!run || !first) return null;
  const text = (paper: keyof PageCounts) => ` · run page ${first[paper]} of ${run.total[paper]}`;
  return <PageNumber pages={{ Letter: text('Letter'), A4: text('A4') }} />;
}
