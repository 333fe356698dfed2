import { dayAfter } from '@titlenet/catalogue/formatting/days';
import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import { isToDate, type Period, weekPeriod, withGaps } from '@titlenet/catalogue/periods/reporting-periods';
import { extentOf, extentOfGap } from '@titlenet/catalogue/reports/report-columns';
import type { ReportData, ReportPeriod, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { leftOutWeeksNote, missingNote, reportedText, toDateNote } from '@titlenet/catalogue/reports/report-notes';
import { compareNaturally } from '@titlenet/catalogue/text/natural-sort';
import { isCountedWeek, reportingCalendar } from '../../records/reported-periods.queries.ts';
import type { ReportTitle, SalesWeek, TitleFigures } from './report-titles.queries.ts';
import { type ReportMoment, titleMembers } from './sales-of-title.ts';
import { groupBy } from './sum-sales.ts';
import {
  type AccountWeek,
  onHandAt,
  pointOfSalePeriods,
  supplyRows,
  weekOf,
  weeksIn,
  weeksOfSupply,
} from './supply.ts';

const wire = (day: string) => `${day}T00:00:00`;
const weeksOf = (sold: readonly AccountWeek[]) => sold.map(({ weekEnding }) => weekEnding);

/** @returns null where nothing was reported */
function sumUnits(sold: readonly AccountWeek[]): number | null {
  return sold.length === 0 ? null : sold.reduce((sum, { units }) => sum + units, 0);
}

/** What accounts that report units sold, by week; @param weeks newest first */
export const accountWeeks = (weeks: readonly SalesWeek[]): AccountWeek[] =>
  weeks.flatMap(({ weekEnding, channels }) =>
    channels.flatMap(({ account, unitsSold, net, onHand }) =>
      unitsSold === null ? [] : [{ weekEnding, account, units: unitsSold, net, onHand }],
    ),
  );

const accountsOf = (sold: readonly AccountWeek[]) =>
  JSON.stringify([...new Set(sold.map(({ account }) => account))].sort());

/** Whether other accounts reported a complete week than the week before, so that the two are not compared (G-752). */
function isOfOtherAccounts(
  byWeek: ReadonlyMap<string, readonly AccountWeek[]>,
  week: string,
  newest: Period | null,
): boolean {
  const [own, before] = [byWeek.get(week), byWeek.get(dayAfter(week, -7))];
  if (!own || !before || isToDate(weekPeriod(week), newest)) return false;
  return accountsOf(own) !== accountsOf(before);
}

/**
 * One row for each week, newest first, compared with the week before in the calendar if the same accounts reported both
 * (G-752). A week without a record is a row without figures; consecutive ones are one row.
 */
function weekRows(sold: readonly AccountWeek[], all: ReportPeriod | undefined, newest: Period | null): ReportRow[] {
  if (!all) return [];
  const byWeek = groupBy(sold, ({ weekEnding }) => weekEnding);
  return withGaps('week', all, new Set(byWeek.keys())).map(({ period, isReported }) => {
    if (!isReported) {
      const first = weekOf('gap', dayAfter(period.first, 6)).last;
      return { weekEnding: wire(first), extent: extentOfGap('week', period), units: null, change: null, onHand: null };
    }
    const week = period.last;
    const extent = extentOf(period, newest);
    const [units, before] = [sumUnits(byWeek.get(week) ?? []), sumUnits(byWeek.get(dayAfter(week, -7)) ?? [])];
    const isComparable =
      extent === null && units !== null && before !== null && !isOfOtherAccounts(byWeek, week, newest);
    return {
      weekEnding: wire(week),
      extent,
      units,
      change: isComparable ? percentOf(units - before, before) : null,
      onHand: onHandAt(sold, week),
    };
  });
}

/** Why the change of a complete week is left out. */
function otherAccountsNote(sold: readonly AccountWeek[], newest: Period | null): string[] {
  const byWeek = groupBy(sold, ({ weekEnding }) => weekEnding);
  return [...byWeek.keys()].some((week) => isOfOtherAccounts(byWeek, week, newest))
    ? ['The change is blank where not the same accounts reported in both weeks.']
    : [];
}

/** All weeks of a title, up to the newest complete one of the company or a later one of its own. @param weeks newest first */
function allWeeksOf(weeks: readonly string[], newest: Period | null): ReportPeriod[] {
  const [own, oldest] = [weeks[0], weeks.at(-1)];
  if (own === undefined || oldest === undefined) return [];
  const last = newest !== null && newest.last > own ? newest.last : own;
  const isOpen = isToDate(weekPeriod(own), newest);
  return [{ name: 'allWeeks', unit: 'week', first: weekPeriod(oldest).first, last, isToDate: isOpen }];
}

/** The newest complete week with a stock of accounts, and all weeks if there is any. */
function onHandPeriods(sold: readonly AccountWeek[], last4Weeks: ReportPeriod | undefined): ReportPeriod[] {
  const stocked = sold.filter(({ onHand }) => onHand !== null);
  const [newest, oldest] = [stocked[0], stocked.at(-1)];
  if (!newest || !oldest) return [];
  const weeks = { ...weekOf('onHandWeeks', newest.weekEnding), first: weekPeriod(oldest.weekEnding).first };
  return last4Weeks ? [weeks, weekOf('onHand', last4Weeks.last)] : [weeks];
}

function accountRows(sold: readonly AccountWeek[], periods: readonly ReportPeriod[]): ReportRow[] {
  const [lastWeek, last4Weeks] = ['lastWeek', 'last4Weeks'].map((name) => periods.find((one) => one.name === name));
  const rows = [...groupBy(sold, ({ account }) => account)].map(([account, own]) => ({
    account,
    lastWeek: sumUnits(weeksIn(own, lastWeek)),
    last4Weeks: sumUnits(weeksIn(own, last4Weeks)),
    reported: last4Weeks ? reportedText(last4Weeks, weeksOf(weeksIn(own, last4Weeks))) : null,
    allWeeks: sumUnits(own),
    onHand: last4Weeks ? onHandAt(own, last4Weeks.last) : null,
    weeksOfSupply: last4Weeks ? weeksOfSupply(own, last4Weeks) : null,
  }));
  return rows.sort((a, b) => Number(b.allWeeks) - Number(a.allWeeks) || compareNaturally(a.account, b.account));
}

/** Copies sold to readers by week and by account (G-45). The windows end with the newest complete week of the company. */
export function pointOfSaleReport(
  title: ReportTitle & Pick<TitleFigures, 'reported' | 'weeks'>,
  { companyCode, moment }: ReportMoment,
): ReportData {
  const { today, newestPointOfSaleWeek: newest } = reportingCalendar(companyCode, title.reported, moment);
  const stored = accountWeeks(title.weeks);
  const sold = stored.filter(({ weekEnding }) => isCountedWeek(companyCode, weekEnding, today));
  const recent = pointOfSalePeriods(newest);
  const [allWeeks] = allWeeksOf(weeksOf(sold), newest);
  const last4Weeks = recent.find(({ name }) => name === 'last4Weeks');
  const periods = [...recent, ...(allWeeks ? [allWeeks] : []), ...onHandPeriods(sold, last4Weeks)];
  const open = weeksOf(sold).filter((week) => isToDate(weekPeriod(week), newest));
  const [latest, earliest] = [open[0], open.at(-1)];
  const toDate: ReportPeriod | undefined =
    latest && earliest
      ? { name: 'toDate', unit: 'week', first: weekPeriod(earliest).first, last: latest, isToDate: true }
      : undefined;
  const notes = [
    ...missingNote(allWeeks, weeksOf(sold)),
    ...toDateNote(toDate, 'All Weeks'),
    ...otherAccountsNote(sold, newest),
    ...leftOutWeeksNote(companyCode, weeksOf(stored), today),
  ];
  return {
    productId: title.productId,
    header: titleMembers(title),
    asOf: sold.length > 0 && newest ? wire(newest.last) : null,
    periods,
    notes: notes.map((text) => ({ table: 'data', text })),
    differences: [],
    data: weekRows(sold, allWeeks, newest),
    accounts: accountRows(sold, periods),
    supply: supplyRows(sold, newest),
  };
}
