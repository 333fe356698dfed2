/** A date with its precision. */
export type OnixDate = {
  /** YYYY-MM-DDTHH:mm:ss; the first day of the period if the date is a month, quarter or year. */
  readonly date: string;
  readonly year: number;
  readonly precision: 'time' | 'day' | 'month' | 'week' | 'quarter' | 'season' | 'year';
};

type Precision = OnixDate['precision'];

/** Formats of list 55; a range (06 to 11) counts from its first date, 13 and 14 include a time. */
const FORMATS: Record<string, Precision> = {
  '00': 'day',
  '01': 'month',
  '02': 'week',
  '03': 'quarter',
  '04': 'season',
  '05': 'year',
  '06': 'day',
  '07': 'month',
  '08': 'week',
  '09': 'quarter',
  '10': 'season',
  '11': 'year',
  '13': 'time',
  '14': 'time',
};

const PERIODS: Partial<Record<Precision, string>> = {
  month: '01',
  week: '02',
  quarter: '03',
  season: '04',
  year: '05',
};

const MONTHS_OF: Partial<Record<Precision, number>> = { month: 1, quarter: 3, season: 3, year: 12 };

/**
 * Dates before this year are placeholders ('00000000', '00010101'), which databases do not accept or books do not have.
 */
const FIRST_YEAR = 1000;

/** Returns the last day of a date's period, YYYY-MM-DD: for a month its last day. */
export function lastDayOf({ date, precision }: OnixDate): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  const months = MONTHS_OF[precision];
  if (precision === 'week') day.setUTCDate(day.getUTCDate() + 6);
  else if (months !== undefined) day.setUTCMonth(day.getUTCMonth() + months, 0);
  return day.toISOString().slice(0, 10);
}

/** Returns the format (list 55) of a date that is less precise than a day, undefined for other dates. */
export const formatOf = (date: OnixDate | undefined): string | undefined => date && PERIODS[date.precision];

/**
 * Parses a date. The format (list 55) is used if the digits fit it; otherwise the number of digits decides, since wrong
 * and missing formats are common. ISO dates with hyphens are accepted too.
 *
 * @param format code of list 55
 * @returns undefined for anything else (free text, zeros, month 13, the American `01/21/2022`)
 */
export function parseOnixDate(text: string | undefined, format?: string): OnixDate | undefined {
  if (text === undefined) return undefined;
  const iso = /^(\d{4})-(\d\d)(?:-(\d\d))?(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?)?/.exec(text.trim());
  const compact = iso === null ? text.trim() : iso.slice(1).join('');
  const match = /^(\d{4,16})(?:T(\d{2})(\d{2})?(\d{2})?)?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(compact);
  if (match === null) return undefined;
  const [, digits = '', hour = '00', minute = '00', second = '00'] = match;
  const precision = precisionOf(digits, format);
  if (precision === undefined || Number(digits.slice(0, 4)) < FIRST_YEAR) return undefined;
  if (precision === 'time') return dated(digits, digits.slice(8, 10), digits.slice(10, 12), digits.slice(12, 14));
  if (precision === 'day') return dated(digits.slice(0, 8), hour, minute, second);
  return period(digits, precision);
}

function precisionOf(digits: string, format: string | undefined): Precision | undefined {
  const stated = format === undefined ? undefined : FORMATS[format];
  const length = { time: 8, day: 8, month: 6, week: 6, quarter: 5, season: 5, year: 4 };
  const isRange = format !== undefined && format >= '06' && format <= '11';
  const fits = (precision: Precision) => digits.length === length[precision] * (isRange ? 2 : 1);
  if (stated !== undefined && stated !== 'time' && fits(stated)) return stated;
  if (digits.length === 12 || digits.length === 14) return 'time';
  if (digits.length === 8 || digits.length === 16) return 'day';
  if (digits.length === 6) return 'month';
  return digits.length === 4 ? 'year' : undefined;
}

function dated(digits: string, hour: string, minute: string, second: string): OnixDate | undefined {
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8)];
  // Some senders write day 00 for a month.
  if (day === '00') return period(`${year}${month}`, 'month');
  const time = `${hour.padEnd(2, '0')}:${minute.padEnd(2, '0')}:${second.padEnd(2, '0')}`;
  const date = `${year}-${month}-${day}T${time}`;
  const check = new Date(`${date}Z`);
  if (Number.isNaN(check.getTime()) || check.getUTCDate() !== Number(day)) return undefined;
  return { date, year: Number(year), precision: time === '00:00:00' ? 'day' : 'time' };
}

function period(digits: string, precision: Precision): OnixDate | undefined {
  const year = digits.slice(0, 4);
  const rest = Number(digits.slice(4, precision === 'month' || precision === 'week' ? 6 : 5));
  if (precision === 'week') return week(Number(year), rest);
  const month = firstMonth(precision, rest);
  if (month === undefined) return yearOnly(year, precision, rest);
  return { date: `${year}-${String(month).padStart(2, '0')}-01T00:00:00`, year: Number(year), precision };
}

/** Month 00 means the year alone; any other number out of range is an error. */
function yearOnly(year: string, precision: Precision, rest: number): OnixDate | undefined {
  if (precision !== 'month' || rest !== 0) return undefined;
  return { date: `${year}-01-01T00:00:00`, year: Number(year), precision: 'year' };
}

function firstMonth(precision: Precision, rest: number): number | undefined {
  if (precision === 'year') return 1;
  if (precision === 'month') return rest >= 1 && rest <= 12 ? rest : undefined;
  if (rest < 1 || rest > 4) return undefined;
  // Seasons: 1 spring, 2 summer, 3 autumn, 4 winter; a quarter begins with its first month.
  return precision === 'quarter' ? 3 * rest - 2 : 3 * rest;
}

/** Returns the Monday of an ISO week. */
function week(year: number, number: number): OnixDate | undefined {
  if (number < 1 || number > 53) return undefined;
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = new Date(fourth);
  monday.setUTCDate(fourth.getUTCDate() - ((fourth.getUTCDay() + 6) % 7) + 7 * (number - 1));
  return { date: monday.toISOString().slice(0, 19), year, precision: 'week' };
}

const ZONE = /[T ]\d[\d:.]*([+-]\d\d):?(\d\d)$/;

/** Parses a moment as YYYY-MM-DDTHH:mm:ss in UTC; undefined for anything else. A moment without a zone is UTC. */
export function utcDateTime(text: string | undefined): string | undefined {
  const date = parseOnixDate(text)?.date;
  const [, hours, minutes] = ZONE.exec(text?.trim() ?? '') ?? [];
  if (date === undefined || hours === undefined) return date;
  return new Date(`${date}${hours}:${minutes}`).toISOString().slice(0, 19);
}
