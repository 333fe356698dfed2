import { formatDate } from '../formatting/dates.ts';
import { formatUnits } from '../formatting/numbers.ts';
import { addMonths } from '../periods/months.ts';
import type { LinesFigure } from '../reports/figure-types.ts';
import { type ReportData, rowsOf } from '../reports/report-definition.ts';
import { monthlySummary } from '../reports/sales-reports.ts';

/** Months after launch whose totals the table shows. */
export const comparedMonths = [1, 3, 6, 12, 24, 36] as const;

export interface SalesSinceLaunch {
  /** First month with a record, `YYYY-MM-01`. */
  firstMonth: string;
  /**
   * Net units of the reported months up to the end of the first, second, … month, to the newest complete one of the
   * company; null at the end of a month that is not reported.
   */
  netToDate: (number | null)[];
  /** Net units of all months, the running one included. */
  toDate: number;
}

/**
 * Net sales summed up since the first month with a record.
 *
 * @param report the monthly summary of a title
 * @returns one value for each complete calendar month; null without any record
 */
export function salesSinceLaunch(report: ReportData | null): SalesSinceLaunch | null {
  if (!report) return null;
  const months = rowsOf(report, { name: 'data' })
    .flatMap(({ month, net, extent }) =>
      typeof net === 'number' ? [{ month: String(month).slice(0, 10), net, isComplete: !extent }] : [],
    )
    .sort((a, b) => (a.month < b.month ? -1 : 1));
  const [first, last] = [months[0], months.findLast(({ isComplete }) => isComplete)];
  if (!first) return null;
  const newest = report.periods.find(({ name }) => name === 'Month')?.first.slice(0, 10) ?? '';
  const end = [newest, last?.month ?? ''].sort().at(-1) ?? '';
  const netToDate: (number | null)[] = [];
  let sum = 0;
  for (let index = 0; addMonths(first.month, index) <= end; index += 1) {
    const month = addMonths(first.month, index);
    const reported = months.find((one) => one.month === month);
    sum += reported?.net ?? 0;
    netToDate.push(reported ? sum : null);
  }
  return { firstMonth: first.month, netToDate, toDate: months.reduce((all, { net }) => all + net, 0) };
}

/** '10 of 12', the complete months since launch that are reported. */
export function reportedSinceLaunch({ netToDate }: SalesSinceLaunch): string {
  return `${netToDate.filter((net) => net !== null).length} of ${netToDate.length}`;
}

/**
 * @returns the sales of several titles on one time axis, which starts with the first month of each; null without sales
 */
export function salesSinceLaunchFigure(
  titles: readonly { name: string; sales: SalesSinceLaunch | null; asOf: string | null }[],
): LinesFigure | null {
  const sold = titles.flatMap(({ name, sales, asOf }, index) => (sales ? [{ name, index, sales, asOf }] : []));
  if (sold.length === 0) return null;
  const totals = sold.map(({ name, sales }) => `${name} ${formatUnits(sales.toDate).text}`);
  // Companies may have reported up to different months.
  const days = [...new Set(sold.flatMap(({ asOf }) => asOf ?? []))].sort();
  return {
    kind: 'lines',
    label: 'Net units since the first month with sales',
    alternative: `Net units since launch: ${totals.join(', ')}. The table has the values.`,
    source: monthlySummary.source,
    asOf: days.map((day) => formatDate(day, 'M/d/yyyy')).join(' and '),
    series: sold.map(({ name, index, sales }) => ({ name, index, values: sales.netToDate })),
  };
}
