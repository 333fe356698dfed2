import { useQuery } from '@tanstack/react-query';
import type { ReportFigure } from '@titlenet/catalogue/reports/figure-types';
import { projectionReports } from '@titlenet/catalogue/reports/projections';
import type { ReportData, ReportDefinition } from '@titlenet/catalogue/reports/report-definition';
import { regionsFigure, reportFigures } from '@titlenet/catalogue/reports/report-figures';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { monthlySummary } from '@titlenet/catalogue/reports/sales-reports';
import { type ReportKey, reportQuery } from '../../domain/reports/report-query.ts';

const inBackground = { call: { blocking: false, toast: false } } as const;

/** The report of the other market, of the same kind. */
function counterpartOf({ name }: Pick<ReportDefinition, 'name'>) {
  const own = projectionReports.find((report) => report.name === name);
  return (
    own &&
    projectionReports.find(({ stored }) => stored.kind === own.stored.kind && stored.region !== own.stored.region)
  );
}

/** Compares the totals of the US and of Canada if the title has both reports; null until both are loaded. */
export function useRegionsFigure(definition: ReportDefinition, title: ReportKey, report: ReportData): ReportFigure[] {
  const other = counterpartOf(definition);
  const isOffered = other !== undefined && hasReport(other, title.companyCode);
  const { data } = useQuery({ ...reportQuery(other ?? definition, title, inBackground), enabled: isOffered });
  if (!isOffered) return [];
  const [us, canada] = other.stored.region === 'ca' ? [report, data] : [data, report];
  return [regionsFigure(definition, us, canada)].filter((figure) => figure !== null);
}

/** Sales by month for the sales overview, from the monthly summary of the same title. */
export function useMonthsFigure(title: ReportKey, isNeeded: boolean): ReportFigure[] {
  const isOffered = isNeeded && hasReport(monthlySummary, title.companyCode);
  const { data } = useQuery({ ...reportQuery(monthlySummary, title, inBackground), enabled: isOffered });
  return isOffered && data?.header ? reportFigures(monthlySummary, data) : [];
}
