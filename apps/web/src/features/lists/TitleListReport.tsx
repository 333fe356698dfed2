import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { type ListRow, noTitlesFound } from '@titlenet/catalogue/lists/list-row';
import type { ListReport } from '@titlenet/contract/lists';
import { type ReactNode, useMemo } from 'react';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import type { RankFigures } from './list-definition.ts';
import { listQueryOptions } from './list-query.ts';
import { titleList } from './title-list.ts';

interface TitleListReportProps<List extends ListReport> {
  heading: string;
  description?: string;
  tools?: ReactNode;
  /** Identifies the list in the cache. */
  queryKey: readonly unknown[];
  /** `total` is the number of titles found if the list holds only the first ones. */
  load: (context: QueryFunctionContext) => Promise<List & { total?: number }>;
  /** What the list says of its figures, after the description. */
  describeFigures?: (list: List) => string;
  /** The figure by which the list is ranked. */
  rankFigures?: (list: List) => RankFigures<ListRow>;
  hasRank?: boolean;
}

/** Names the total if the list holds only the first titles. */
function withTotal(description: string | undefined, list: (ListReport & { total?: number }) | undefined) {
  if (!list?.total || list.total <= list.data.length) return description;
  const first = `the first ${formatCount(list.data.length)} of ${formatCount(list.total)} titles`;
  return description ? `${description}: ${first}` : first;
}

/** A list of titles with its states. */
export function TitleListReport<List extends ListReport>(props: TitleListReportProps<List>) {
  const { heading, description, tools, queryKey, load, describeFigures, rankFigures, hasRank } = props;
  const query = useQuery({ ...listQueryOptions, queryKey: ['list', ...queryKey], queryFn: load });
  const figures = query.data && describeFigures?.(query.data);
  // The same object until other rows are loaded: the columns of the grid depend on it.
  const ranked = useMemo(() => query.data && rankFigures?.(query.data), [query.data, rankFigures]);
  const fullDescription = [withTotal(description, query.data), figures].filter(Boolean).join(': ');
  return (
    <ListFrame
      heading={heading}
      description={fullDescription}
      tools={tools}
      query={query}
      countOf={({ data }) => data.length}
      emptyText={noTitlesFound}
    >
      {({ data, showLinks }) => (
        <ListGrid
          key={queryKey.join()}
          definition={titleList}
          rows={data}
          label={heading}
          description={fullDescription}
          hasRank={hasRank}
          ranked={ranked}
          hasLinks={showLinks}
        />
      )}
    </ListFrame>
  );
}
