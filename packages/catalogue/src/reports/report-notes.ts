import { companyOf } from '../companies.ts';
import { formatDate } from '../formatting/dates.ts';
import { formatCount } from '../formatting/numbers.ts';
import {
  countPeriods,
  hasBegun,
  isWeekEnding,
  monthPeriod,
  type Period,
  periodText,
  weekdayNames,
  weekPeriod,
} from '../periods/reporting-periods.ts';
import { periodDates } from './report-columns.ts';
import type { ReportPeriod } from './report-definition.ts';

/*
 * Sentences about what a table leaves out or adds. Each function returns none or one of them, for a list of notes.
 */

const plural = (count: number, one: string, several: string) => (count === 1 ? one : several);

/** Of how many months or weeks there are records: '7 of 12 months'. @param dates one for each record */
export function reportedText(period: Pick<ReportPeriod, 'unit'> & Period, dates: readonly string[]): string {
  const count = countPeriods(period.unit, period);
  return `${new Set(dates).size} of ${count} ${period.unit}${plural(count, '', 's')}`;
}

/** Months or weeks of a period that are not reported. @param dates one for each record of the period */
export function missingNote(period: ReportPeriod | undefined, dates: readonly string[]): string[] {
  if (!period) return [];
  const count = countPeriods(period.unit, period);
  const missing = count - new Set(dates).size;
  if (missing <= 0) return [];
  const words = plural(missing, 'is not reported', 'are not reported');
  return [`${formatCount(missing)} of ${formatCount(count)} ${period.unit}s (${periodDates(period)}) ${words}.`];
}

/** Figures of a month or week that is not over, which windows of complete periods do not have. */
export function toDateNote(period: ReportPeriod | undefined, isIn: string): string[] {
  return period ? [`${periodDates(period).replace(/^w/, 'The w')} is in ${isIn} and in no other period.`] : [];
}

/** Months that were stored before records of months that have not begun were rejected. @param months first days */
export function futureNote(months: readonly string[]): string[] {
  if (months.length === 0) return [];
  const names = [...new Set(months)].map((month) => periodText('month', monthPeriod(month))).join(', ');
  return [`${names}: not begun, and left out.`];
}

/** Weeks that were stored before such records were rejected: not begun, or ending on another weekday. */
export function leftOutWeeksNote(companyCode: string, weekEndings: readonly string[], today: string): string[] {
  return [...new Set(weekEndings)].flatMap((day) => {
    const name = `Week ending ${formatDate(day, 'M/d/yyyy')}`;
    if (!hasBegun(weekPeriod(day), today)) return [`${name}: not begun, and left out.`];
    const weekday = weekdayNames[companyOf(companyCode).weekEndsOn];
    return isWeekEnding(companyCode, day) ? [] : [`${name}: no ${weekday}, and left out.`];
  });
}

/** Weeks with figures of a title that has none in any of the shown periods. @param weekEndings newest first */
export function earlierWeeksNote(weekEndings: readonly string[]): string[] {
  const [newest] = weekEndings;
  if (newest === undefined) return [];
  const count = `${formatCount(weekEndings.length)} ${plural(weekEndings.length, 'week', 'weeks')}`;
  return [`Sales of ${count} are on file, the last of the ${periodText('week', weekPeriod(newest))}.`];
}
