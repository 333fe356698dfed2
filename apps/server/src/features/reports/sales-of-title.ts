import { formatDate } from '@titlenet/catalogue/formatting/dates';
import type { ReportDifference, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import type { WeekOfAccount } from '../../records/weekly-sales.queries.ts';
import type { MonthOfAccount, ReportTitle, TitleFigures } from './report-titles.queries.ts';
import { sumSales } from './sum-sales.ts';

/** The sales of one title that its reports are computed from. */
export interface SalesOfTitle {
  months: readonly MonthOfAccount[];
  week: readonly WeekOfAccount[];
  newestMonth: string;
}

/** The figures of `salesOf`. */
export const salesFigures = ['months', 'newestMonth', 'week'] as const;

/** Arbitrary: without sales all periods are empty for any newest month. */
const NO_MONTH = '0001-01-01';

export function salesOf({
  months,
  newestMonth,
  week,
}: Pick<TitleFigures, (typeof salesFigures)[number]>): SalesOfTitle {
  return { months, week: week ?? [], newestMonth: newestMonth ?? months.at(-1)?.month ?? NO_MONTH };
}

/** The last day of the newest month of sales, or today while that month is not over. */
export function salesAsOf({ months, newestMonth }: SalesOfTitle): string | null {
  if (months.length === 0) return null;
  const [year, month] = newestMonth.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  return `${last < today ? last : today}T00:00:00`;
}

/** Header fields of all computed reports. */
export function titleMembers({ bar }: ReportTitle): ReportRow {
  return {
    title: bar.title,
    author: bar.author1,
    isbn: bar.isbn,
    reissueNumber: bar.reissueNo ?? 0,
    price: bar.price,
    formatDescription: bar.formatDesc,
    imprintDescription: bar.imprintDesc,
    salesMarketingCode: bar.salesMarketingCode,
    releaseDate: bar.releaseDate,
    onSaleDate: bar.onSaleDate,
    pubDate: bar.pubDate,
  };
}

/** The header of sales reports: the title, its stock and pending orders, and the life-to-date figures of the feed. */
export function salesHeader(title: ReportTitle & Pick<TitleFigures, 'orders'>): ReportRow {
  const { orders, availStock, ltdGross, ltdReturns, ltdNet } = title;
  const onOrder = orders.length === 0 ? null : orders.reduce((sum, { qty }) => sum + qty, 0);
  return { ...titleMembers(title), availStock, onOrder, ltdGross, ltdReturns, ltdNet };
}

/** The feed's life-to-date figures that the months on file do not add up to. */
export function lifeDifferences(
  { months }: Pick<SalesOfTitle, 'months'>,
  { ltdGross, ltdReturns, ltdNet }: ReportTitle,
): ReportDifference[] {
  const sum = sumSales(months);
  if (!sum) return [];
  const since = formatDate(months[0]!.month, 'M/d/yyyy').replace(/\/1\//, '/');
  const stated = { gross: ltdGross, returns: ltdReturns, net: ltdNet } as const;
  const differences = (['gross', 'returns', 'net'] as const).flatMap((field) => {
    const theirs = stated[field];
    if (theirs === null || theirs === sum[field]) return [];
    return [{ row: `Life to Date (months from ${since})`, field, stated: theirs, computed: sum[field] }];
  });
  const isNetOdd = sum.net !== sum.gross - sum.returns;
  return isNetOdd
    ? [
        ...differences,
        { row: 'Net of the months on file', field: 'net', stated: sum.net, computed: sum.gross - sum.returns },
      ]
    : differences;
}
