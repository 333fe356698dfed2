import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import { lastPeriods, weekPeriod } from '@titlenet/catalogue/periods/reporting-periods';
import { extentOf } from '@titlenet/catalogue/reports/report-columns';
import type { ReportData, ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { leftOutWeeksNote, missingNote, reportedText, toDateNote } from '@titlenet/catalogue/reports/report-notes';
import { isCountedWeek, reportingCalendar } from '../../records/reported-periods.queries.ts';
import type { ReportTitle, TitleFigures } from './report-titles.queries.ts';
import { type ReportMoment, titleMembers } from './sales-of-title.ts';
import { groupBy } from './sum-sales.ts';

/** Copies that an account sold to readers in a week; accounts that do not report them have no record. */
interface UnitsSold {
  weekEnding: string;
  account: string;
  units: number;
}

const WEEKS_OF_SHORT_TERM = 4;

const wire = (day: string) => `${day}T00:00:00`;
const weeksOf = (sold: readonly UnitsSold[]) => sold.map(({ weekEnding }) => weekEnding);

/** @returns null where nothing was reported */
function sumUnits(sold: readonly UnitsSold[]): number | null {
  return sold.length === 0 ? null : sold.reduce((sum, { units }) => sum + units, 0);
}

const unitsIn = (sold: readonly UnitsSold[], period: ReportPeriod | undefined) =>
  period ? sold.filter(({ weekEnding }) => weekEnding >= period.first && weekEnding <= period.last) : [];

/** One row for each reported week, newest first, compared with the week before in the calendar. */
function weekRows(sold: readonly UnitsSold[], today: string): ReportRow[] {
  const byWeek = groupBy(sold, ({ weekEnding }) => weekEnding);
  return [...byWeek].map(([week, own]) => {
    const extent = extentOf(weekPeriod(week), today);
    const [units, before] = [sumUnits(own), sumUnits(byWeek.get(dayAfter(week, -7)) ?? [])];
    const isComparable = extent === null && units !== null && before !== null;
    return {
      weekEnding: wire(week),
      extent,
      units,
      change: isComparable ? percentOf(units - before, before) : null,
    };
  });
}

function periodsOf(weeks: readonly string[], newest: string | null, today: string): ReportPeriod[] {
  const recent = (name: string, count: number): ReportPeriod[] =>
    newest ? [{ name, unit: 'week', ...lastPeriods('week', weekPeriod(newest), count), isToDate: false }] : [];
  const [own, oldest] = [weeks[0], weeks.at(-1)];
  if (own === undefined || oldest === undefined) return [...recent('lastWeek', 1), ...recent('last4Weeks', 4)];
  const last = newest !== null && newest > own ? newest : own;
  const all = { first: weekPeriod(oldest).first, last, isToDate: extentOf(weekPeriod(own), today) !== null };
  return [
    ...recent('lastWeek', 1),
    ...recent('last4Weeks', WEEKS_OF_SHORT_TERM),
    { name: 'allWeeks', unit: 'week', ...all },
  ];
}

/** Copies sold to readers by week and by account (G-45). The windows end with the newest complete week of the company. */
export function pointOfSaleReport(
  title: ReportTitle & Pick<TitleFigures, 'reported' | 'weeks'>,
  { companyCode, moment }: ReportMoment,
): ReportData {
  const { today, newestPointOfSaleWeek: newest } = reportingCalendar(companyCode, title.reported, moment);
  const stored = title.weeks.flatMap(({ weekEnding, channels }) =>
    channels.flatMap(({ account, unitsSold }): UnitsSold[] =>
      unitsSold === null ? [] : [{ weekEnding, account, units: unitsSold }],
    ),
  );
  const sold = stored.filter(({ weekEnding }) => isCountedWeek(companyCode, weekEnding, today));
  const periods = periodsOf(weeksOf(sold), newest?.last ?? null, today);
  const [lastWeek, last4Weeks, allWeeks] = ['lastWeek', 'last4Weeks', 'allWeeks'].map((name) =>
    periods.find((period) => period.name === name),
  );
  const accounts = [...groupBy(sold, ({ account }) => account)].map(([account, own]) => ({
    account,
    lastWeek: sumUnits(unitsIn(own, lastWeek)),
    last4Weeks: sumUnits(unitsIn(own, last4Weeks)),
    reported: last4Weeks ? reportedText(last4Weeks, weeksOf(unitsIn(own, last4Weeks))) : null,
    allWeeks: sumUnits(own),
  }));
  const running = weeksOf(sold).find((week) => extentOf(weekPeriod(week), today) !== null);
  const toDate: ReportPeriod | undefined = running
    ? { name: 'toDate', unit: 'week', ...weekPeriod(running), isToDate: true }
    : undefined;
  const notes = [
    ...missingNote(allWeeks, weeksOf(sold)),
    ...toDateNote(toDate, 'All Weeks'),
    ...leftOutWeeksNote(companyCode, weeksOf(stored), today),
  ];
  return {
    productId: title.productId,
    header: titleMembers(title),
    asOf: sold.length > 0 && newest ? wire(newest.last) : null,
    periods,
    notes: notes.map((text) => ({ table: 'data', text })),
    differences: [],
    data: weekRows(sold, today),
    accounts: accounts.sort((a, b) => Number(b.allWeeks) - Number(a.allWeeks)),
  };
}
