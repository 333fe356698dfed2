import { seasonOfMonth } from '@titlenet/catalogue/rules/seasons';

const DAY_MS = 86_400_000;
const FIRST_TUESDAY_DAY = -2;

/** @param date `YYYY-MM-DD`, optionally with a time; @returns days since 1970-01-01. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS);
}

const midnightCache = new Map<number, string>();

/** @param day days since 1970-01-01; @returns `YYYY-MM-DDTHH:mm:ss` (FORMAT-01). */
export function wireDate(day: number, hour = 0, minute = 0): string {
  // The demo uses some thousands of different days and formats each of them often.
  let midnight = midnightCache.get(day);
  if (midnight === undefined) {
    midnight = new Date(day * DAY_MS).toISOString().slice(0, 19);
    midnightCache.set(day, midnight);
  }
  const two = (value: number) => String(value).padStart(2, '0');
  return hour === 0 && minute === 0 ? midnight : `${midnight.slice(0, 11)}${two(hour)}:${two(minute)}:00`;
}

/** @param day days since 1970-01-01. */
export function yearOf(day: number): number {
  return Number(wireDate(day).slice(0, 4));
}

/** @returns 1 to 12. */
function monthOf(day: number): number {
  return Number(wireDate(day).slice(5, 7));
}

/** Books go on sale on Tuesdays. @param day days since 1970-01-01. */
export function tuesdayOnOrBefore(day: number): number {
  return day - ((((day - FIRST_TUESDAY_DAY) % 7) + 7) % 7);
}

/** @returns the first of the current month, so that the demo is the same throughout a month. */
export function defaultReferenceDate(): string {
  return `${new Date().toISOString().slice(0, 7)}-01`;
}

/** @returns the publishing season that contains the day. */
export function seasonOf(day: number): { code: string; description: string } {
  const { code, description } = seasonOfMonth(monthOf(day));
  return { code, description };
}
