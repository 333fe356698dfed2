import type { CompanyCode } from '@titlenet/catalogue/companies';
import { hasBegun, monthPeriod } from '@titlenet/catalogue/periods/reporting-periods';
import { periodDates } from '@titlenet/catalogue/reports/report-columns';
import type { ReportDifference, ReportNote, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { earlierWeeksNote, futureNote, missingNote, toDateNote } from '@titlenet/catalogue/reports/report-notes';
import { salesPeriodsOf } from '@titlenet/catalogue/reports/sales-periods';
import { isCountedWeek, type ReportingCalendar, reportingCalendar } from '../../records/reported-periods.queries.ts';
import type { MonthOfAccount, ReportTitle, SalesWeek, TitleFigures } from './report-titles.queries.ts';
import { type Sales, sumSales } from './sum-sales.ts';

/** Whose reports they are, and when they are computed. */
export interface ReportMoment {
  companyCode: CompanyCode;
  moment: Date;
}

/** The sales of one title that its reports are computed from; only months and weeks that have begun. */
export interface SalesOfTitle extends Sales {
  calendar: ReportingCalendar;
  /** Of the week before the company's newest one, which is only compared with. */
  weeksBefore: Sales['weeks'];
  /** Months that have not begun: stored before such records were rejected. */
  futureMonths: readonly string[];
}

/** The figures of `salesOf`. */
export const salesFigures = ['reported', 'months', 'newestWeeks'] as const;

const dated = (months: readonly MonthOfAccount[]) => months.map(({ month, ...sale }) => ({ date: month, ...sale }));

/** The records of the weeks that can be counted. */
const salesOfWeeks = (weeks: readonly SalesWeek[], companyCode: CompanyCode, today: string) =>
  weeks
    .filter(({ weekEnding }) => isCountedWeek(companyCode, weekEnding, today))
    .flatMap(({ weekEnding, channels }) => channels.map((sale) => ({ date: weekEnding, ...sale })));

export function salesOf(
  { reported, months, newestWeeks }: Pick<TitleFigures, (typeof salesFigures)[number]>,
  { companyCode, moment }: ReportMoment,
): SalesOfTitle {
  const calendar = reportingCalendar(companyCode, reported, moment);
  const { today } = calendar;
  const begun = dated(months).filter(({ date }) => hasBegun(monthPeriod(date), today));
  const future = months.filter(({ month }) => !hasBegun(monthPeriod(month), today));
  const newestWeek = calendar.newestWeek?.first ?? '';
  const weeks = salesOfWeeks(newestWeeks, companyCode, today);
  return {
    calendar,
    months: begun,
    weeks: weeks.filter(({ date }) => date >= newestWeek),
    weeksBefore: weeks.filter(({ date }) => date < newestWeek),
    periods: salesPeriodsOf(
      calendar,
      begun.map(({ date }) => date),
    ),
    futureMonths: future.map(({ month }) => month),
  };
}

const wireDay = (day: string | undefined) => (day === undefined ? null : `${day}T00:00:00`);

/** The last day of the newest complete month, or of the newest complete week for a title with sales of weeks alone. */
export function salesAsOf({ months, weeks, calendar: { newestMonth, newestWeek } }: SalesOfTitle): string | null {
  if (months.length === 0) return weeks.length === 0 ? null : wireDay(newestWeek?.last);
  return wireDay(newestMonth?.last);
}

/** What the table of periods leaves out or adds. @param weekEndings of all weeks with sales, newest first */
export function overviewNotes(sales: SalesOfTitle, weekEndings: readonly string[]): ReportNote[] {
  const { months, weeks, futureMonths, periods } = sales;
  const notes = [
    ...(months.length === 0 && weeks.length === 0 ? earlierWeeksNote(weekEndings) : []),
    ...toDateNote(
      periods.find(({ name }) => name === 'ToDate'),
      'Life to Date',
    ),
    ...futureNote(futureMonths),
  ];
  return notes.map((text) => ({ table: 'totals', text }));
}

/** What the table of months leaves out. */
export function monthNotes({ months, futureMonths, periods }: SalesOfTitle): ReportNote[] {
  const life = periods.find(({ name }) => name === 'Life');
  const notes = [
    ...missingNote(
      life,
      months.map(({ date }) => date),
    ),
    ...futureNote(futureMonths),
  ];
  return notes.map((text) => ({ table: 'data', text }));
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
  { months, periods }: Pick<SalesOfTitle, 'months' | 'periods'>,
  { ltdGross, ltdReturns, ltdNet }: ReportTitle,
): ReportDifference[] {
  const sum = sumSales(months);
  const life = periods.find(({ name }) => name === 'Life');
  if (!sum || !life) return [];
  const stated = { gross: ltdGross, returns: ltdReturns, net: ltdNet } as const;
  const differences = (['gross', 'returns', 'net'] as const).flatMap((field) => {
    const theirs = stated[field];
    if (theirs === null || theirs === sum[field]) return [];
    return [{ row: `Life to Date (${periodDates(life)})`, field, stated: theirs, computed: sum[field] }];
  });
  const isNetOdd = sum.net !== sum.gross - sum.returns;
  return isNetOdd
    ? [
        ...differences,
        { row: 'Net of the months on file', field: 'net', stated: sum.net, computed: sum.gross - sum.returns },
      ]
    : differences;
}
