import { type CompanyCode, companyOf } from '../companies.ts';
import { formatDate } from '../formatting/dates.ts';
import { hasBegun, isWeekEnding, weekdayNames, weekPeriod } from '../periods/reporting-periods.ts';

/** @returns the day of a date in an address, `YYYY.MM.DD`, as `YYYY-MM-DD`; null if it is no day */
function dayOfDate(date: string): string | null {
  const day = /^\d{4}\.\d\d\.\d\d$/.test(date) ? date.replaceAll('.', '-') : '';
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}

/** A day as addresses of weekly reports have it: `YYYY.MM.DD`. @param day `YYYY-MM-DD` */
export const dateOfDay = (day: string): string => day.slice(0, 10).replaceAll('-', '.');

/**
 * Why a weekly report cannot be of a date (G-344).
 *
 * @param date of an address, `YYYY.MM.DD`
 * @param today the company's day
 * @returns a sentence; null if the date is the last day of a week that has begun
 */
export function weekDateFault(companyCode: CompanyCode, date: string, today: string): string | null {
  const day = dayOfDate(date);
  if (day === null) return `${date} is no date.`;
  const text = formatDate(day, 'M/d/yyyy');
  const weekday = weekdayNames[companyOf(companyCode).weekEndsOn];
  if (!isWeekEnding(companyCode, day)) return `${text} is no ${weekday}. The weeks of this report end on ${weekday}s.`;
  return hasBegun(weekPeriod(day), today) ? null : `The week ending ${text} has not begun.`;
}
