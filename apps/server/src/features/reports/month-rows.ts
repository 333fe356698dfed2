import { addMonths } from '@titlenet/catalogue/periods/months';
import { isToDate, monthPeriod, periodText, withGaps } from '@titlenet/catalogue/periods/reporting-periods';
import { extentOf, extentOfGap } from '@titlenet/catalogue/reports/report-columns';
import type { ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { changeOf } from './comparison-rows.ts';
import type { SalesOfTitle } from './sales-of-title.ts';
import { groupBy, measuresOf, type SalesSum, sumSales } from './sum-sales.ts';

const NO_FIGURES = { ...measuresOf(null), change: null, netYearBefore: null, yearChange: null, netToDate: null };

/** The months of a calendar year that a table covers: '2025', 'Jan 2026 to Oct 2026', 'Jan 2026 to date'. */
function yearText(day: string, { first, last, isToDate: isOpen }: ReportPeriod): string {
  const year = day.slice(0, 4);
  const [start, end] = [`${year}-01-01`, `${year}-12-31`];
  const [from, to] = [first > start ? first : start, last < end ? last : end];
  const isRunning = isOpen && to === last;
  return from === start && to === end && !isRunning ? year : periodText('month', { first: from, last: to }, isRunning);
}

/** Net copies from the first month to the end of each month. */
function netsToDate(sums: ReadonlyMap<string, SalesSum>): ReadonlyMap<string, number> {
  const toDate = new Map<string, number>();
  let sum = 0;
  for (const [month, { net }] of [...sums].sort(([a], [b]) => (a < b ? -1 : 1))) {
    sum += net;
    toDate.set(month, sum);
  }
  return toDate;
}

/**
 * The months of a title, newest first, compared with the month before and the same one a year before. A month without a
 * record is a row without figures; consecutive ones of a year are one row (G-341).
 */
export function monthRows({ months, periods, calendar: { newestMonth } }: SalesOfTitle): ReportRow[] {
  const life = periods.find(({ name }) => name === 'Life');
  if (!life) return [];
  // A group has a month.
  const sums = new Map([...groupBy(months, ({ date }) => date)].map(([month, own]) => [month, sumSales(own)!]));
  const toDate = netsToDate(sums);
  return withGaps('month', life, new Set(sums.keys())).map(({ period, isReported }) => {
    const { first } = period;
    const row = { month: `${first}T00:00:00`, year: yearText(first, life) };
    if (!isReported) return { ...row, extent: extentOfGap('month', period), ...NO_FIGURES };
    const measuresAfter = (count: number) => measuresOf(sums.get(addMonths(first, count)) ?? null);
    const [own, before, yearAgo] = [measuresAfter(0), measuresAfter(-1), measuresAfter(-12)];
    const isWhole = !isToDate(monthPeriod(first), newestMonth);
    return {
      ...row,
      extent: extentOf(period, newestMonth),
      ...own,
      change: isWhole ? changeOf(own.net, before.net) : null,
      netYearBefore: yearAgo.net,
      yearChange: isWhole ? changeOf(own.net, yearAgo.net) : null,
      // Every reported month has one.
      netToDate: toDate.get(first)!,
    };
  });
}
