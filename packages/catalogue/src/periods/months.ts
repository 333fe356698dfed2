import { dayAfter } from '../formatting/days.ts';

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Number of a month, counted from year 0, so that the difference of two is the months between them. */
const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** @returns the first day of the month of a day, `YYYY-MM-01` */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** @param month its first day. @returns the first day of the month that is `count` months later */
export function addMonths(month: string, count: number): string {
  const index = monthIndex(month) + count;
  return `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}-01`;
}

/** @param month its first day. @returns its last day */
export const lastDayOfMonth = (month: string): string => dayAfter(addMonths(month, 1), -1);

/** @returns how many months later the second month is; negative if it is earlier */
export const monthsBetween = (earlier: string, later: string): number => monthIndex(later) - monthIndex(earlier);
