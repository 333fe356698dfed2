import { formatDate } from '../formatting/dates.ts';
import { countPeriods, isToDate, type Period, periodText, type ReportingUnit } from '../periods/reporting-periods.ts';
import type { ReportColumn, ReportPeriod } from './report-definition.ts';

/** Dates of a period without complete figures. */
export const notReported = 'not reported';

const periodOf = ({ period }: Pick<ReportColumn, 'period'>, periods: readonly ReportPeriod[]) =>
  periods.find(({ name }) => name === period);

/** What follows the name of a month or week: 'to date' while it is not complete, else null. @param newest complete one */
export const extentOf = (period: Period, newest: Period | null): string | null =>
  isToDate(period, newest) ? 'to date' : null;

/** What follows the first month or week of a gap: 'not reported', 'to Oct 2026 not reported'. */
export function extentOfGap(unit: ReportingUnit, gap: Period): string {
  if (countPeriods(unit, gap) === 1) return notReported;
  return `to ${formatDate(gap.last, unit === 'month' ? 'MMM yyyy' : 'M/d/yyyy')} ${notReported}`;
}

/** The dates of a period: 'Oct 2026'. */
export const periodDates = (period: ReportPeriod): string => periodText(period.unit, period, period.isToDate);

/** The dates that the values of a column are of; empty if it has no period. */
export function columnDates(column: ReportColumn, periods: readonly ReportPeriod[]): string {
  if (column.period === undefined) return '';
  const period = periodOf(column, periods);
  return period ? periodDates(period) : notReported;
}

/** The columns that a report shows, in all views. */
export function shownColumns<Column extends ReportColumn>(
  columns: readonly Column[],
  periods: readonly ReportPeriod[],
): Column[] {
  return columns.filter((column) => !column.isHidden && !(column.isOptional && !periodOf(column, periods)));
}

/** The name of a column with its dates, where a name is one line of text: 'Net Last Month (Oct 2026)'. */
export function labelWithDates(column: ReportColumn, periods: readonly ReportPeriod[]): string {
  const dates = columnDates(column, periods);
  return dates === '' ? column.label : `${column.label} (${dates})`;
}
