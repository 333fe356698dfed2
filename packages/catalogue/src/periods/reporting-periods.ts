import { companies, companyOf } from '../companies.ts';
import { formatDate } from '../formatting/dates.ts';
import { dayAfter, daysBetween } from '../formatting/days.ts';
import { addMonths, lastDayOfMonth, monthOf, monthsBetween } from './months.ts';

/*
 * The calendar of figures (G-180 to G-183). All days are `YYYY-MM-DD`. Reports count back in the calendar, never in rows:
 * a period without a record is not reported, which is not the same as 0.
 */

const DAYS_OF_WEEK = 7;

export type ReportingUnit = 'month' | 'week';

/** One or several months or weeks, from the first day to the last one. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

/** The month of a day. */
export function monthPeriod(day: string): Period {
  const first = monthOf(day);
  return { first, last: lastDayOfMonth(first) };
}

/** The week that ends on a day. */
export const weekPeriod = (last: string): Period => ({ first: dayAfter(last, 1 - DAYS_OF_WEEK), last });

/** Names of the weekdays, Sunday first. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Whether weeks of a company end on the weekday of this day. */
export const isWeekEnding = (companyCode: string, day: string): boolean =>
  weekdayOf(day) === companyOf(companyCode).weekEndsOn;

/** The week of a company that contains a day. */
export function weekContaining(companyCode: string, day: string): Period {
  const { weekEndsOn } = companyOf(companyCode);
  return weekPeriod(dayAfter(day, (weekEndsOn - weekdayOf(day) + DAYS_OF_WEEK) % DAYS_OF_WEEK));
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** @returns the day that it is for a company at a moment, in the company's time zone */
export function companyDay(companyCode: string, moment: Date): string {
  const { timeZone } = companyOf(companyCode);
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    dayFormats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/**
 * @param codes companies of a person
 * @returns the day that it is for a person: that of the first of these companies, on every server and in every browser
 */
export function dayOfPerson(codes: readonly string[], moment: Date): string {
  const [first] = companies.filter(({ code }) => codes.includes(code));
  return companyDay((first ?? companies[0]).code, moment);
}

/** Whether figures of a period can exist. */
export const hasBegun = ({ first }: Period, today: string): boolean => first <= today;

/**
 * Whether a period may still gain figures: it ends after the newest complete one of the company, with which all windows of
 * its reports end (G-180).
 *
 * @param newest null: no period of the company is complete
 */
export const isToDate = ({ last }: Period, newest: Period | null): boolean => newest === null || last > newest.last;

/** A number of consecutive periods that end with the given one. */
export function lastPeriods(unit: ReportingUnit, newest: Period, count: number): Period {
  const first =
    unit === 'month' ? addMonths(newest.first, 1 - count) : dayAfter(newest.first, (1 - count) * DAYS_OF_WEEK);
  return { first, last: newest.last };
}

/** The period of as many months or weeks that ends where this one begins. */
export function periodBefore(unit: ReportingUnit, period: Period): Period {
  const last = dayAfter(period.first, -1);
  const newest = unit === 'month' ? monthPeriod(last) : weekPeriod(last);
  return lastPeriods(unit, newest, countPeriods(unit, period));
}

/** The same months of the year before; February has its own last day. */
export function yearBefore({ first, last }: Period): Period {
  const monthBefore = (day: string) => addMonths(monthOf(day), -12);
  return { first: monthBefore(first), last: lastDayOfMonth(monthBefore(last)) };
}

/** The months of a calendar year up to the given one. */
export const yearToDate = ({ first, last }: Period): Period => ({ first: `${first.slice(0, 4)}-01-01`, last });

/** The first days of all months, or the last days of all weeks, of a period, the newest first. */
export function periodIds(unit: ReportingUnit, period: Period): string[] {
  return Array.from({ length: countPeriods(unit, period) }, (_, index) =>
    unit === 'month' ? addMonths(monthOf(period.last), -index) : dayAfter(period.last, -index * DAYS_OF_WEEK),
  );
}

/** A reported month or week, or consecutive ones that are not reported. */
export interface ReportedOrGap {
  readonly period: Period;
  readonly isReported: boolean;
}

/**
 * The months or weeks of a period, the newest first. Consecutive ones that are not reported are one gap, of months
 * within a calendar year.
 *
 * @param reported first days of months, last days of weeks
 */
export function withGaps(unit: ReportingUnit, period: Period, reported: ReadonlySet<string>): ReportedOrGap[] {
  const found: ReportedOrGap[] = [];
  for (const id of periodIds(unit, period)) {
    const own = unit === 'month' ? monthPeriod(id) : weekPeriod(id);
    const newer = found.at(-1);
    const isInYear = unit === 'week' || newer?.period.first.slice(0, 4) === id.slice(0, 4);
    const isReported = reported.has(id);
    if (!isReported && newer && !newer.isReported && isInYear) {
      found[found.length - 1] = { period: { first: own.first, last: newer.period.last }, isReported };
    } else found.push({ period: own, isReported });
  }
  return found;
}

/** How many months or weeks a period has. */
export function countPeriods(unit: ReportingUnit, { first, last }: Period): number {
  return unit === 'month' ? monthsBetween(first, last) + 1 : (daysBetween(first, last) + 1) / DAYS_OF_WEEK;
}

/**
 * A period in words: 'Oct 2026', 'Aug 2026 to Oct 2026', 'week ending 11/14/2026', 'weeks ending 10/24/2026 to
 * 11/14/2026', 'Nov 2026 to date'.
 *
 * @param isOpen the last month or week is not complete
 */
export function periodText(unit: ReportingUnit, period: Period, isOpen = false): string {
  const isOne = countPeriods(unit, period) === 1;
  const last = unit === 'month' ? formatDate(period.last, 'MMM yyyy') : formatDate(period.last, 'M/d/yyyy');
  const start = unit === 'month' ? period.first : dayAfter(period.first, DAYS_OF_WEEK - 1);
  const first = formatDate(start, unit === 'month' ? 'MMM yyyy' : 'M/d/yyyy');
  const name = unit === 'month' ? '' : isOne ? 'week ending ' : 'weeks ending ';
  if (isOpen) return `${name}${first} to date`;
  return isOne ? `${name}${last}` : `${name}${first} to ${last}`;
}
