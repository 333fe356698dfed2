import { formatDate, isBlankDate, parseWireDate, toWireDate } from '../formatting/dates.ts';
import type { TitleSheet } from '../sheet/sections.ts';

type PublicityEvent = TitleSheet['publicity']['info'][number];

/**
 * Run date of an event (PUBL-29 to PUBL-34): the air date as M/d/yyyy, or the first word of an air date that is not a
 * date; without an air date the vague date or text with a question mark; otherwise 'TBA'.
 */
export function runDate(event: Pick<PublicityEvent, 'airDate' | 'vague'>): string {
  const airDate = event.airDate?.trim() ?? '';
  if (airDate !== '' && !isDefaultDate(airDate)) {
    return parseWireDate(airDate) ? formatDate(airDate, 'M/d/yyyy') : (airDate.split(' ', 1)[0] ?? '');
  }
  const vague = event.vague?.trim() ?? '';
  if (vague === '') return 'TBA';
  return `${parseWireDate(vague) ? formatDate(vague, 'M/d/yyyy') : vague}?`;
}

/** Two-digit years from here on are of the 20th century, as in POSIX (G-790). */
const FIRST_YEAR_OF_1900S = 69;

function fourDigitYear(year: string): string {
  if (year.length === 4) return year;
  return `${Number(year) < FIRST_YEAR_OF_1900S ? 20 : 19}${year}`;
}

/** @returns the wire date of a run date that is a day, '3/5/2026' or '3/5/26'; null for 'TBA', '3/5/2026?' and other words */
export function dayOfRunDate(text: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text.trim()) ?? [];
  if (!month || !day || !year) return null;
  const wire = `${fourDigitYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseWireDate(wire) ? wire : null;
}

/** @returns the wire date of the day of an air date: a wire date, or a text that starts with a date; null without one */
export function airDay(airDate: string | null | undefined): string | null {
  const text = airDate?.trim() ?? '';
  if (isDefaultDate(text)) return null;
  const date = parseWireDate(text);
  const day = date ? toWireDate(date).slice(0, 10) : dayOfRunDate(text.split(/\s/, 1)[0] ?? '');
  return isBlankDate(day) ? null : day;
}

/** The date that source systems write for an absent one, in any of their notations: '1/1/1900 12:00:00 AM', '1/1/00'. */
const DEFAULT_AIR_DATE = /^0?1\/0?1\/(?:19)?00(?:\s|$)/;

const isDefaultDate = (airDate: string) =>
  DEFAULT_AIR_DATE.test(airDate) || (parseWireDate(airDate) !== null && isBlankDate(airDate));

/** The event's text: call sign, show and booking with '/' between them, empty parts skipped (PUBL-35, PUBL-36). */
export function eventText(event: Pick<PublicityEvent, 'callSign' | 'showName' | 'bookingDesc'>): string {
  return [event.callSign, event.showName, event.bookingDesc]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join('/');
}

/** National events are bold (PUBL-25). */
export function isNational(event: Pick<PublicityEvent, 'nat'>): boolean {
  return event.nat === '1';
}

/** The mark before an event: a fire for a front page, else a star for a starred show (PUBL-26, PUBL-27, G-104). */
export function eventMark(event: Pick<PublicityEvent, 'frontPage' | 'showName'>): 'fire' | 'star' | null {
  if (event.frontPage === '1') return 'fire';
  return event.showName?.toLowerCase().includes('starred') ? 'star' : null;
}
