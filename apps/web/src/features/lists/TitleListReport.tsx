import { type QueryFunctionContext, useQuery } from '@tanstack/react-query';
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
  load: (context: QueryFunctionContext) => Promise<ListReport>;
  hasRank?: boolean;
}

/** A list of titles with its states. */
export function TitleListReport(props: TitleListReportProps) {
  const { heading, description, tools, queryKey, load, hasRank } = props;
  const query = useQuery({ ...listQueryOptions, queryKey: ['list', ...queryKey], queryFn: load });
  return (
    <ListFrame
      heading={heading}
      description={description}
      tools={tools}
      query={query}
      countOf={({ data }) => data.length}
      emptyText={noTitlesFound}
    >
      {({ data, showLinks }, caption) => (
        <ListGrid
          key={queryKey.join()}
          definition={titleList}
          rows={data}
          label={heading}
          hasRank={hasRank}
          hasLinks={showLinks}
          caption={caption}
        />
      )}
    </ListFrame>
  );
}
