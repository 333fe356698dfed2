import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import {
  coursePaths,
  type RecordedChange,
  type TitleCourse,
  titleCourse,
} from '@titlenet/catalogue/history/title-course';
import type { MonthsFigure } from '@titlenet/catalogue/reports/figure-types';
import { reportFigures } from '@titlenet/catalogue/reports/report-figures';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { monthlySummary } from '@titlenet/catalogue/reports/sales-reports';
import { getTitleHistory } from '@titlenet/contract/title-history';
import type { SentTitleBar } from '@titlenet/contract/title-sheet';
import { useMemo } from 'react';
import { reportQuery } from '../../../domain/reports/report-query.ts';
import type { TitleKey } from '../../../domain/sheet/use-title.ts';
import { callApi } from '../../../ui/api/call-api.ts';

const PAGE_SIZE = 200;
/** Older changes are left out, which the section says. */
const MAX_PAGES = 5;

const quiet = { blocking: false, toast: false } as const;

interface Recorded {
  readonly changes: readonly RecordedChange[];
  readonly isCut: boolean;
}

/** Changes of price, on-sale date and status, up to the maximum. */
async function fetchChanges(title: TitleKey, signal: AbortSignal): Promise<Recorded> {
  const fields = coursePaths(companyOf(title.companyCode)).join(',');
  const changes: RecordedChange[] = [];
  let before: number | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { fields, limit: PAGE_SIZE, ...(before !== undefined && { before }) };
    const answer = await callApi(getTitleHistory, { params: title, query }, { signal, ...quiet });
    changes.push(...(answer?.changes ?? []));
    if (!answer?.next) return { changes, isCut: false };
    before = answer.next;
  }
  return { changes, isCut: true };
}

export interface LoadedCourse {
  readonly course: TitleCourse;
  /** Null: no sales by month, or the company has no such report. */
  readonly sales: MonthsFigure | null;
  readonly isSalesFailed: boolean;
  readonly isCut: boolean;
}

/** Loads the course of a title and its sales by month. @returns `loaded` null while loading and after a failure */
export function useCourse(title: TitleKey, bar: SentTitleBar) {
  const company = companyOf(title.companyCode);
  const hasSales = Boolean(bar.isbn) && hasReport(monthlySummary, title.companyCode);
  const history = useQuery({
    queryKey: ['titleCourse', title.companyCode, title.productId],
    queryFn: ({ signal }) => fetchChanges(title, signal),
    retry: false,
  });
  const report = useQuery({
    ...reportQuery(monthlySummary, { companyCode: title.companyCode, isbn: bar.isbn ?? '' }, { call: quiet }),
    enabled: hasSales,
    retry: false,
  });
  const { data: recorded } = history;
  const isWaiting = hasSales && report.isPending;
  const loaded = useMemo((): LoadedCourse | null => {
    if (!recorded || isWaiting) return null;
    const figures = report.data ? reportFigures(monthlySummary, report.data) : [];
    return {
      course: titleCourse(recorded.changes, bar, company),
      sales: figures.find((figure) => figure.kind === 'months') ?? null,
      isSalesFailed: report.isError,
      isCut: recorded.isCut,
    };
  }, [isWaiting, recorded, report.data, report.isError, bar, company]);
  return {
    loaded,
    isFailed: history.isError,
    reload: () => {
      void history.refetch();
      if (report.isError) void report.refetch();
    },
  };
}
