import {
  type BacklistQuery,
  backlistAddress,
  rankedMonthsText,
  rankFigureColumn,
  staleFiguresText,
} from '@titlenet/catalogue/lists/backlist';
import { findTop, type TopReport } from '@titlenet/contract/lists';
import { type ReactNode, useCallback } from 'react';
import { callApi } from '../../ui/api/call-api.ts';
import { TitleListReport } from './TitleListReport.tsx';

interface RankedTitlesProps {
  heading: string;
  description: string;
  view: BacklistQuery;
  tools?: ReactNode;
}

/** The titles that sold most, with their figure beside the rank and the months that it is of. */
export function RankedTitles({ heading, description, view, tools }: RankedTitlesProps) {
  const { time, type } = view;
  const rankFigures = useCallback(
    ({ data, figures }: TopReport) => ({
      column: rankFigureColumn({ time, type }),
      byRow: new Map(data.map((row, index) => [row, figures[index] ?? 0])),
    }),
    [time, type],
  );
  return (
    <TitleListReport
      heading={heading}
      description={description}
      queryKey={['backlist', backlistAddress(view)]}
      load={({ signal }) => callApi(findTop, { body: view }, { signal })}
      describeFigures={({ months, staleFigures }) =>
        [rankedMonthsText(time, months), staleFiguresText(staleFigures)].filter(Boolean).join('; ')
      }
      rankFigures={rankFigures}
      hasRank
      tools={tools}
    />
  );
}
