import { averagePriceOf, percentOf, toCents } from '@titlenet/catalogue/formatting/rounding';
import { monthPeriod, type Period } from '@titlenet/catalogue/periods/reporting-periods';
import { extentOf, periodDates } from '@titlenet/catalogue/reports/report-columns';
import type { ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { reportedText } from '@titlenet/catalogue/reports/report-notes';
import { salesPeriods } from '@titlenet/catalogue/reports/sales-periods';
import { compareNaturally } from '@titlenet/catalogue/text/natural-sort';

/** Copies, and the net amount in cents, so that sums are exact. */
export interface SalesSum {
  gross: number;
  returns: number;
  net: number;
  cents: number;
}

interface Sale {
  gross: number;
  returns: number;
  net: number;
  dollars: number;
}

/** @returns null for no sales at all: nothing reported is not the same as none sold */
export function sumSales(sales: readonly Sale[]): SalesSum | null {
  if (sales.length === 0) return null;
  const sum: SalesSum = { gross: 0, returns: 0, net: 0, cents: 0 };
  for (const { gross, returns, net, dollars } of sales) {
    sum.gross += gross;
    sum.returns += returns;
    sum.net += net;
    sum.cents += toCents(dollars);
  }
  return sum;
}

/** The measures of a sum as a report shows them. */
export function measuresOf(
  sum: SalesSum | null,
): Record<'gross' | 'returns' | 'net' | 'returnPercent' | 'dollars' | 'averagePrice', number | null> {
  if (!sum) return { gross: null, returns: null, net: null, returnPercent: null, dollars: null, averagePrice: null };
  const { gross, returns, net, cents } = sum;
  const dollars = cents / 100;
  return {
    ...{ gross, returns, net, dollars },
    returnPercent: percentOf(returns, gross),
    averagePrice: averagePriceOf(dollars, net),
  };
}

/** A record of sales; `date` is the first day of its month or the last day of its week, `YYYY-MM-DD`. */
export interface DatedSale extends Sale {
  date: string;
  channel: string;
  account: string;
  /** Weeks name none. */
  market?: string;
}

/** The sales of a title, or of one of its channels or accounts, and the periods that they are summed by. */
export interface Sales {
  months: readonly DatedSale[];
  weeks: readonly DatedSale[];
  periods: readonly ReportPeriod[];
}

export const recordsIn = ({ months, weeks }: Omit<Sales, 'periods'>, { unit, first, last }: ReportPeriod) =>
  (unit === 'month' ? months : weeks).filter(({ date }) => date >= first && date <= last);

const datesOf = (records: readonly DatedSale[]) => records.map(({ date }) => date);

/** One row for each period, those without figures too. */
export function periodRows(sales: Sales): ReportRow[] {
  return salesPeriods.flatMap((definition) => {
    const period = sales.periods.find(({ name }) => name === definition.name);
    if (!period) return [];
    const records = recordsIn(sales, period);
    return {
      period: definition.label,
      dates: periodDates(period),
      ...measuresOf(sumSales(records)),
      reported: definition.name === 'ToDate' ? null : reportedText(period, datesOf(records)),
    };
  });
}

/** Every measure in every period, as members `netMonth`, `grossLife` and so on; null where nothing was reported. */
function periodMembers(sales: Sales): ReportRow {
  const members = salesPeriods.flatMap(({ name }) => {
    const period = sales.periods.find((one) => one.name === name);
    const sum = period ? sumSales(recordsIn(sales, period)) : null;
    return Object.entries(measuresOf(sum)).map(([measure, value]) => [`${measure}${name}`, value]);
  });
  return Object.fromEntries(members);
}

/** Items by key, in the order in which each key first occurs. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Sales by period of each channel, account or market, the one that sold most first. */
export function salesByPeriod({ months, weeks, periods }: Sales, by: 'channel' | 'account' | 'market'): ReportRow[] {
  const counted = [...months, ...periods.flatMap((period) => recordsIn({ months: [], weeks }, period))];
  const names = [...new Set(counted.map((sale) => sale[by] ?? ''))];
  const own = (sales: readonly DatedSale[], name: string) => sales.filter((sale) => (sale[by] ?? '') === name);
  const rows: ReportRow[] = names.map((name) => ({
    [by]: name,
    ...periodMembers({ months: own(months, name), weeks: own(weeks, name), periods }),
  }));
  return rows.sort(
    (a, b) => Number(b.netLife ?? 0) - Number(a.netLife ?? 0) || compareNaturally(String(a[by]), String(b[by])),
  );
}

/** Sales by month, the earliest first. @param newest the company's newest complete month: later ones are marked as to date */
export function salesByMonth(months: readonly DatedSale[], newest: Period | null): ReportRow[] {
  return [...groupBy(months, ({ date }) => date)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, sales]) => ({
      month: `${month}T00:00:00`,
      extent: extentOf(monthPeriod(month), newest),
      ...measuresOf(sumSales(sales)),
    }));
}
