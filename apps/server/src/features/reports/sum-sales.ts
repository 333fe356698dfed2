import { percentOf, toCents } from '@titlenet/catalogue/formatting/rounding';
import type { ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { type SalesPeriod, salesPeriods } from '@titlenet/catalogue/reports/sales-periods';

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
): Record<'gross' | 'returns' | 'net' | 'returnPercent' | 'dollars', number | null> {
  if (!sum) return { gross: null, returns: null, net: null, returnPercent: null, dollars: null };
  const { gross, returns, net, cents } = sum;
  return { gross, returns, net, returnPercent: percentOf(returns, gross), dollars: cents / 100 };
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

interface Sales {
  months: readonly (Sale & { month: string })[];
  /** Of the newest week; empty where the title reported none. */
  week: readonly Sale[];
  /** The newest month of the company's sales, `YYYY-MM-DD`. */
  newestMonth: string;
}

/** The sum of one period. A period in which nothing was sold is zero; a week that was not reported is null. */
function sumPeriod({ months, week, newestMonth }: Sales, period: SalesPeriod): SalesSum | null {
  if (period.months === null) return sumSales(week);
  const last = monthNumber(newestMonth);
  const sold = months.filter(({ month }) => {
    const age = last - monthNumber(month);
    return age < period.months && (age >= 0 || !Number.isFinite(period.months));
  });
  return sumSales(sold) ?? (months.length > 0 ? { gross: 0, returns: 0, net: 0, cents: 0 } : null);
}

/** One row for each period. */
export function periodRows(sales: Sales): ReportRow[] {
  return salesPeriods.map((period) => ({ period: period.label, ...measuresOf(sumPeriod(sales, period)) }));
}

/** Every measure in every period, as members `netMonth`, `grossLife` and so on. */
export function periodMembers(sales: Sales): ReportRow {
  const members = salesPeriods.flatMap((period) =>
    Object.entries(measuresOf(sumPeriod(sales, period))).map(([measure, value]) => [`${measure}${period.name}`, value]),
  );
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

/** Sales by period of each channel or account, the one that sold most first. */
export function salesByPeriod(sales: Sales & SalesOfAccounts, by: 'channel' | 'account'): ReportRow[] {
  const weeks = groupBy(sales.week, (sale) => sale[by]);
  const months = groupBy(sales.months, (sale) => sale[by]);
  const names = [...new Set([...months.keys(), ...weeks.keys()])];
  const rows = names.map((name) => ({
    [by]: name,
    ...periodMembers({ ...sales, months: months.get(name) ?? [], week: weeks.get(name) ?? [] }),
  }));
  return (rows as ReportRow[]).sort(
    (a, b) => Number(b.netLife ?? 0) - Number(a.netLife ?? 0) || String(a[by]).localeCompare(String(b[by]), 'en'),
  );
}

interface SalesOfAccounts {
  months: readonly (Sale & { month: string; channel: string; account: string })[];
  week: readonly (Sale & { channel: string; account: string })[];
}

/** Sales by month, the earliest first. */
export function salesByMonth(months: Sales['months']): ReportRow[] {
  return [...groupBy(months, ({ month }) => month)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, sales]) => ({ month: `${month}T00:00:00`, ...measuresOf(sumSales(sales)) }));
}
