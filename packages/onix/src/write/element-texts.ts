import { isBlankText } from '@titlenet/catalogue/text/blank-text';
import { plainText } from '@titlenet/catalogue/text/plain-text';
import type { Attributed } from './write-element.ts';

/** Returns a text as one line without leading and trailing blanks; undefined if it is empty. */
export function line(text: string | number | null | undefined): string | undefined {
  const joined = String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return joined === '' ? undefined : joined;
}

/** Returns HTML as one line of plain text, for elements that allow no markup. */
export function plainLine(html: string | null | undefined): string | undefined {
  return plainText(html ?? '') || undefined;
}

/**
 * HTML in format 02 of list 34 (escaped), so that broken markup cannot break the record. Undefined for blank markup.
 */
export function htmlText(html: string | null | undefined): Attributed | undefined {
  const text = html?.trim();
  return !text || isBlankText(text) ? undefined : { text, attributes: { textformat: '02' } };
}

/** Plain text in format 06 of list 34. */
export function defaultText(text: string | null | undefined): Attributed | undefined {
  const joined = line(text);
  return joined === undefined || isBlankText(joined) ? undefined : { text: joined, attributes: { textformat: '06' } };
}

/** The digits of a period by its format (list 55), for the first day of the period; undefined for other days. */
const PERIODS: Record<string, (year: string, month: string, day: string) => string | undefined> = {
  '01': (year, month, day) => (day === '01' ? `${year}${month}` : undefined),
  '02': week,
  '03': (year, month, day) =>
    day === '01' && Number(month) % 3 === 1 ? `${year}${(Number(month) + 2) / 3}` : undefined,
  '04': (year, month, day) => (day === '01' && Number(month) % 3 === 0 ? `${year}${Number(month) / 3}` : undefined),
  '05': (year, month, day) => (month === '01' && day === '01' ? year : undefined),
};

/** Returns year and number of the ISO week that begins on this day. */
function week(year: string, month: string, day: string): string | undefined {
  const monday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (monday.getUTCDay() !== 1) return undefined;
  const thursday = new Date(monday.getTime() + 3 * 86_400_000);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  const number = Math.floor((thursday.getTime() - first) / (7 * 86_400_000)) + 1;
  return `${thursday.getUTCFullYear()}${String(number).padStart(2, '0')}`;
}

/**
 * Formats a stored date (YYYY-MM-DDTHH:mm:ss) as a day, or with its time if that is not midnight. The first day of a
 * month, quarter … is written as that period if the feed stated only the period.
 *
 * @param format precision that the feed stated, list 55
 */
export function onixDate(stored: string | null | undefined, format?: string | null): Attributed | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(stored ?? '');
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00'] = match;
  const time = `${hour}${minute}${second}`;
  const period = format && Object.hasOwn(PERIODS, format) ? PERIODS[format]?.(year, month, day) : undefined;
  if (format && period && time === '000000') return { text: period, attributes: { dateformat: format } };
  if (time === '000000') return { text: `${year}${month}${day}`, attributes: { dateformat: '00' } };
  return { text: `${year}${month}${day}T${time}`, attributes: { dateformat: '14' } };
}
