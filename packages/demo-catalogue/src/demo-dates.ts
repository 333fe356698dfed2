const DAY_MS = 86_400_000;
const TUESDAY_BEFORE_1970 = -2;

/** Days since 1970 of a calendar date, `YYYY-MM-DD`. */
export function dayOf(date: string): number {
  return Math.floor(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) / DAY_MS);
}

const midnights = new Map<number, string>();

/** A day as a date of the wire, at midnight or at the given hour. */
export function wireDate(day: number, hour = 0, minute = 0): string {
  // The demo's days lie within some decades, and each is written thousands of times.
  let midnight = midnights.get(day);
  if (midnight === undefined) {
    midnight = new Date(day * DAY_MS).toISOString().slice(0, 19);
    midnights.set(day, midnight);
  }
  const two = (value: number) => String(value).padStart(2, '0');
  return hour === 0 && minute === 0 ? midnight : `${midnight.slice(0, 11)}${two(hour)}:${two(minute)}:00`;
}

/** The year of a day. */
export function yearOf(day: number): number {
  return Number(wireDate(day).slice(0, 4));
}

/** 1 to 12. */
function monthOf(day: number): number {
  return Number(wireDate(day).slice(5, 7));
}

/** The Tuesday on or before a day: books go on sale on Tuesdays. */
export function tuesday(day: number): number {
  return day - ((((day - TUESDAY_BEFORE_1970) % 7) + 7) % 7);
}

/** First of this month: the demo of one month is the same on each of its days. */
export function defaultReferenceDate(): string {
  return `${new Date().toISOString().slice(0, 7)}-01`;
}

const seasons = [
  { code: 'SP', description: 'Spring', lastMonth: 4 },
  { code: 'SU', description: 'Summer', lastMonth: 8 },
  { code: 'FA', description: 'Fall', lastMonth: 12 },
] as const;

/** The season in which a title of this day is sold in. */
export function seasonOf(day: number): { code: string; description: string } {
  const { code, description } = seasons.find((season) => monthOf(day) <= season.lastMonth)!;
  return { code, description };
}
