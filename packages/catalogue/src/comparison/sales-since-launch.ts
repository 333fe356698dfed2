import { formatDate } from '../formatting/dates.ts';
import { formatUnits } from '../formatting/numbers.ts';
import type { LinesFigure } from '../reports/figure-types.ts';
import { type ReportData, rowsOf } from '../reports/report-definition.ts';
import { monthlySummary } from '../reports/sales-reports.ts';

/** Months after launch whose totals the table shows. */
export const comparedMonths = [1, 3, 6, 12, 24, 36] as const;

export interface SalesSinceLaunch {
  /** First month with sales, `YYYY-MM`. */
  firstMonth: string;
  /** Net units sold up to the end of the first, second, … month. */
  netToDate: number[];
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

/**
 * Net sales summed up since the first month with sales.
 *
 * @param report the monthly summary of a title
 * @returns one value for each calendar month, those without sales included; null if there were no sales
 */
export function salesSinceLaunch(report: ReportData | null): SalesSinceLaunch | null {
  if (!report) return null;
  const months = rowsOf(report, { name: 'data' }).map(({ month, net }) => ({
    month: String(month).slice(0, 7),
    net: typeof net === 'number' ? net : 0,
  }));
  const first = months[0];
  if (!first) return null;
  const netToDate: number[] = [];
  let sum = 0;
  for (const { month, net } of months) {
    const index = monthNumber(month) - monthNumber(first.month);
    while (netToDate.length < index) netToDate.push(sum);
    sum += net;
    netToDate[index] = sum;
  }
  return { firstMonth: first.month, netToDate };
}

/**
 * @returns the sales of several titles on one time axis, which starts with the first month of each; null without sales
 */
export function salesSinceLaunchFigure(
  titles: readonly { name: string; sales: SalesSinceLaunch | null; asOf: string | null }[],
): LinesFigure | null {
  const sold = titles.flatMap(({ name, sales, asOf }, index) => (sales ? [{ name, index, sales, asOf }] : []));
  if (sold.length === 0) return null;
  const totals = sold.map(({ name, sales }) => `${name} ${formatUnits(sales.netToDate.at(-1) ?? 0).text}`);
  const asOf =
    sold
      .map((title) => title.asOf ?? '')
      .toSorted()
      .at(-1) ?? '';
  return {
    kind: 'lines',
    label: 'Net units since the first month with sales',
    alternative: `Net units since launch: ${totals.join(', ')}. The table has the values.`,
    source: monthlySummary.source,
    asOf: asOf && formatDate(asOf, 'M/d/yyyy'),
    series: sold.map(({ name, index, sales }) => ({ name, index, values: sales.netToDate })),
  };
}
