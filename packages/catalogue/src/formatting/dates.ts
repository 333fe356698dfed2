/**
 * Wire dates: calendar dates and local times as strings `YYYY-MM-DDTHH:mm:ss` without a time zone (FORMAT-01). They are
 * never converted to a JavaScript `Date` in local time, which could shift them by a day. A date that is known as a period
 * only is the first day of the period and its length, as in ISO 8601: `2027-09-01/P1M` (G-804). It is sorted, compared and
 * searched as its first day, the first ten characters.
 */

export type WireDate = {
  readonly year: number;
  /** 1 to 12 */
  readonly month: number;
  /** 1 to 31 */
  readonly day: number;
  /** 0 to 23 */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

/** Display formats of dates (FORMAT-02 to FORMAT-05). */
export type DateFormat = 'M/d/yyyy' | 'MM/dd/yyyy' | 'MM/dd/yyyy h:mm a' | 'MMM yyyy';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

// Source systems write one of these for an absent date; the time of day is ignored.
const DEFAULT_DATES = ['1900-01-01', '0001-01-01'];

// Also accepts a date alone, fractions of seconds and a zone, which is ignored.
const WIRE_DATE =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?|\/P(?:1Y|3M|1M|7D))?$/;

/** Lengths of the periods of dates, by their format in ONIX (list 55). */
const PERIODS: ReadonlyMap<string, string> = new Map([
  ['01', 'P1M'],
  ['02', 'P7D'],
  ['03', 'P3M'],
  ['04', 'P3M'],
  ['05', 'P1Y'],
]);

/**
 * @param format list 55: month, week, quarter, season or year
 * @returns the date as the period that begins with it; unchanged for another format
 */
export function asPeriod<Value extends string | null | undefined>(date: Value, format: string | null | undefined) {
  const length = PERIODS.get(format ?? '');
  return date && length ? `${date.slice(0, 10)}/${length}` : date;
}

/** @returns the length of the period that a date is; undefined for a day */
const periodOf = (value: string | null | undefined): string | undefined => value?.split('/')[1];

/** True for a date that is known as a month, year or another period only. */
export const isPeriod = (value: string | null | undefined): boolean => periodOf(value) !== undefined;

/**
 * Parses a wire date.
 *
 * @param value `YYYY-MM-DDTHH:mm:ss`; the time of day may be missing (midnight)
 * @returns its parts, of a period those of its first day, default dates too; null when it is absent, malformed or not in the calendar
 */
export function parseWireDate(value: string | null | undefined): WireDate | null {
  const match = WIRE_DATE.exec(value?.trim() ?? '');
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  if (hour > 23 || minute > 59 || second > 59) return null;
  return { year, month, day, hour, minute, second };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/**
 * Formats a wire date.
 *
 * @param date year, month and day; a missing time of day is midnight
 * @returns `YYYY-MM-DDTHH:mm:ss`
 * @throws RangeError when the parts are not in the calendar
 */
export function toWireDate(date: Pick<WireDate, 'year' | 'month' | 'day'> & Partial<WireDate>): string {
  const { year, month, day, hour = 0, minute = 0, second = 0 } = date;
  const text = `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`;
  if (parseWireDate(text) === null) throw new RangeError(`not a date: ${text}`);
  return text;
}

/**
 * Whether a date shows as blank: absent, not a date, or one of the default dates 1/1/1900 and 0001-01-01 (FORMAT-06,
 * FORMAT-07).
 */
export function isBlankDate(value: string | null | undefined): boolean {
  const date = parseWireDate(value);
  return date === null || DEFAULT_DATES.includes(toWireDate(date).slice(0, 10));
}

const longMonths = 'January February March April May June July August September October November December'.split(' ');
/** Seasons begin in other months than quarters do. */
const seasons: Readonly<Record<number, string>> = { 3: 'Spring', 6: 'Summer', 9: 'Autumn', 12: 'Winter' };

function periodText({ year, month, day }: WireDate, length: string): string {
  if (length === 'P1Y') return pad(year, 4);
  if (length === 'P1M') return `${longMonths[month - 1]} ${pad(year, 4)}`;
  if (length === 'P3M') return `${seasons[month] ?? `Q${Math.ceil(month / 3)}`} ${pad(year, 4)}`;
  return `Week of ${pad(month)}/${pad(day)}/${pad(year, 4)}`;
}

/**
 * Formats a wire date for display (FORMAT-02 to FORMAT-05).
 *
 * @param format en-US format, independent of the browser's language and time zone
 * @returns the text, of a period its words in any format ('September 2027', 'Q3 2027', '2027'); empty for blank dates
 */
export function formatDate(value: string | null | undefined, format: DateFormat): string {
  const date = parseWireDate(value);
  if (date === null || isBlankDate(value)) return '';
  const period = periodOf(value);
  if (period) return periodText(date, period);
  const year = pad(date.year, 4);
  if (format === 'MMM yyyy') return `${monthNames[date.month - 1]} ${year}`;
  if (format === 'M/d/yyyy') return `${date.month}/${date.day}/${year}`;
  const day = `${pad(date.month)}/${pad(date.day)}/${year}`;
  if (format === 'MM/dd/yyyy') return day;
  return `${day} ${date.hour % 12 || 12}:${pad(date.minute)} ${date.hour < 12 ? 'AM' : 'PM'}`;
}
