import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import { countPeriods } from '@titlenet/catalogue/periods/reporting-periods';
import { periodDates } from '@titlenet/catalogue/reports/report-columns';
import type { ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { reportedText } from '@titlenet/catalogue/reports/report-notes';
import { comparedPeriods } from '@titlenet/catalogue/reports/sales-periods';
import type { SalesOfTitle } from './sales-of-title.ts';
import { measuresOf, recordsIn, sumSales } from './sum-sales.ts';

/** @returns null unless both are known */
const difference = (now: number | null, then: number | null) => (now === null || then === null ? null : now - then);

/** @returns in percent of the earlier value; null unless both are known and the earlier one is positive */
export const changeOf = (now: number | null, then: number | null): number | null =>
  percentOf(difference(now, then), then);

function sumOf(sales: SalesOfTitle, period: ReportPeriod) {
  const records = recordsIn({ months: sales.months, weeks: [...sales.weeks, ...sales.weeksBefore] }, period);
  const dates = records.map(({ date }) => date);
  const { net, dollars } = measuresOf(sumSales(records));
  const isWhole = new Set(dates).size === countPeriods(period.unit, period);
  return { net, dollars, isWhole, dates: periodDates(period), reported: reportedText(period, dates) };
}

/**
 * Two periods in each row, with the change between them, which is stated only if every month or week of both is reported
 * (G-340): twelve months are no more than two of twelve. Comparisons of weeks are left out if neither week is reported.
 */
export function comparisonRows(sales: SalesOfTitle): ReportRow[] {
  return comparedPeriods(sales.periods).flatMap(({ label, newer, older }) => {
    const [current, before] = [sumOf(sales, newer), sumOf(sales, older)];
    if (newer.unit === 'week' && current.net === null && before.net === null) return [];
    const isComparable = current.isWhole && before.isWhole;
    return {
      period: label,
      dates: current.dates,
      net: current.net,
      reported: current.reported,
      comparedWith: before.dates,
      netBefore: before.net,
      reportedBefore: before.reported,
      change: isComparable ? difference(current.net, before.net) : null,
      changePercent: isComparable ? changeOf(current.net, before.net) : null,
      dollars: current.dollars,
      dollarsBefore: before.dollars,
      dollarsChangePercent: isComparable ? changeOf(current.dollars, before.dollars) : null,
    };
  });
}
