import { formatDate, parseWireDate } from '@titlenet/catalogue/formatting/dates';

type Part = 'y' | 'm' | 'd';
const dayPatterns: readonly { pattern: RegExp; order: readonly [Part, Part, Part] }[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, order: ['y', 'm', 'd'] },
  { pattern: /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})$/, order: ['m', 'd', 'y'] },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, order: ['m', 'd', 'y'] },
];

/** Two-digit years are 1970 to 2069, because titles are planned years ahead. */
function fullYear(digits: string): number {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/**
 * Parses a typed date: MM/DD/YYYY and short forms (2/3/26, 2-3-2026, 02032026), or 2026-02-03.
 *
 * @returns `YYYY-MM-DD`, or null if it is not a valid date
 */
export function dayFromTyped(text: string): string | null {
  for (const { pattern, order } of dayPatterns) {
    const match = pattern.exec(text.trim());
    if (!match) continue;
    const part = (name: Part) => match[order.indexOf(name) + 1] ?? '';
    const day = `${fullYear(part('y'))}-${part('m').padStart(2, '0')}-${part('d').padStart(2, '0')}`;
    return parseWireDate(day) ? day : null;
  }
  return null;
}

/** Converts a date (`YYYY-MM-DD`) to epoch seconds of 00:00 UTC (G-71). */
export function secondsOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}

/** Converts epoch seconds to a date (`YYYY-MM-DD`) in UTC. */
export function dayOfSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Formats a date (`YYYY-MM-DD`) as MM/DD/YYYY. */
export function typedFromDay(day: string): string {
  return formatDate(day, 'MM/dd/yyyy');
}
