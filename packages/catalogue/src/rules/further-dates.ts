import { asPeriod, formatDate } from '../formatting/dates.ts';

/** Publishing dates beside those of the title bar, by their role in ONIX (list 163). */
export const furtherDateRoles = {
  '09': 'Public announcement',
  '10': 'Trade announcement',
  '11': 'First published',
  '12': 'Last reprint',
  '13': 'Out of print',
  '23': 'Review embargo',
} as const;

export type FurtherDateRole = keyof typeof furtherDateRoles;

/** The roles in the order in which dates are stored. */
export const furtherDateCodes: readonly FurtherDateRole[] = ['09', '10', '11', '12', '13', '23'];

/** Formats of ONIX list 55. */
const MONTH = '01';
const YEAR = '05';

const isRole = (code: string | undefined): code is FurtherDateRole => code !== undefined && code in furtherDateRoles;

/**
 * A further date: `date` is a day, a month or a year, 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', or another period by its first day
 * and length, '2027-07-01/P3M'.
 */
export interface FurtherDate {
  readonly role: FurtherDateRole;
  readonly date: string;
}

/** Writes a further date as it is stored: role and date, '11 1995'. */
export const furtherDateOf = ({ role, date }: FurtherDate): string => `${role} ${date}`;

/** @returns undefined for a text of another form */
export function parseFurtherDate(text: string): FurtherDate | undefined {
  const [, role, date] = /^(\d\d) (\d{4}(?:-\d\d(?:-\d\d(?:\/P(?:3M|7D))?)?)?)$/.exec(text) ?? [];
  return isRole(role) && date ? { role, date } : undefined;
}

/** A date as it travels: a month or year as a period. */
function wireOf(date: string): string {
  if (date.length < 10) return asPeriod(`${date}-01-01`.slice(0, 10), date.length === 4 ? YEAR : MONTH);
  return date.length === 10 ? `${date}T00:00:00` : date;
}

/** @returns a stored date in words, 'First published 1995'; a text of another form unchanged */
export function furtherDateText(text: string): string {
  const found = parseFurtherDate(text);
  return found ? `${furtherDateRoles[found.role]} ${formatDate(wireOf(found.date), 'MM/dd/yyyy')}` : text;
}

/**
 * @param texts further dates of a title, as they are stored
 * @returns the date of a role as `YYYY-MM-DDT00:00:00`, a month or another period as such; null without one
 */
export function furtherDay(texts: readonly string[] | null | undefined, role: FurtherDateRole): string | null {
  const date = (texts ?? []).map(parseFurtherDate).find((one) => one?.role === role)?.date;
  return date ? wireOf(date) : null;
}
