import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { noTitlesFound } from '@titlenet/catalogue/lists/list-row';
import type { ListReport } from '@titlenet/contract/lists';
import type { ReactNode } from 'react';
import { ListFrame } from './ListFrame.tsx';
import { ListGrid } from './ListGrid.tsx';
import { listQueryOptions } from './list-query.ts';
import { titleList } from './title-list.ts';

interface TitleListReportProps {
  heading: string;
  description?: string;
  tools?: ReactNode;
  /** Identifies the list in the cache. */
  queryKey: readonly unknown[];
  /** `total` is the number of titles found if the list holds only the first ones. */
  load: (context: QueryFunctionContext) => Promise<ListReport & { total?: number }>;
  hasRank?: boolean;
}

/** Names the total if the list holds only the first titles. */
function withTotal(description: string | undefined, list: (ListReport & { total?: number }) | undefined) {
  if (!list?.total || list.total <= list.data.length) return description;
  const first = `the first ${formatCount(list.data.length)} of ${formatCount(list.total)} titles`;
  return description ? `${description}: ${first}` : first;
}

/** A list of titles with its states. */
export function TitleListReport(props: TitleListReportProps) {
  const { heading, description, tools, queryKey, load, hasRank } = props;
  const query = useQuery({ ...listQueryOptions, queryKey: ['list', ...queryKey], queryFn: load });
  const fullDescription = withTotal(description, query.data);
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
          hasLinks={showLinks}
        />
      )}
    </ListFrame>
  );
}
