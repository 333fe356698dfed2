import { isBlankText } from '@titlenet/catalogue/blank-text';
import type { Attributed } from './write-element.ts';

/** One line of plain text; undefined when nothing is left of it. */
export function line(text: string | number | null | undefined): string | undefined {
  const joined = String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return joined === '' ? undefined : joined;
}

/** One line without tags, for elements that hold no markup. */
export function plainLine(html: string | null | undefined): string | undefined {
  return line(html?.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name) => NAMED[name]!));
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** HTML as list 34 has it: 02, escaped, so that no markup of ours can spoil the record. Blank markup is no text. */
export function htmlText(html: string | null | undefined): Attributed | undefined {
  const text = html?.trim();
  return !text || isBlankText(text) ? undefined : { text, attributes: { textformat: '02' } };
}

/** Plain text, list 34: 06. */
export function defaultText(text: string | null | undefined): Attributed | undefined {
  const joined = line(text);
  return joined === undefined || isBlankText(joined) ? undefined : { text: joined, attributes: { textformat: '06' } };
}

/** A stored date (YYYY-MM-DDTHH:mm:ss) as list 55 has it: a day, or with its time where that is not midnight. */
export function onixDate(stored: string | null | undefined): Attributed | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?/.exec(stored ?? '');
  if (!match) return undefined;
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = match;
  const time = `${hour}${minute}${second}`;
  if (time === '000000') return { text: `${year}${month}${day}`, attributes: { dateformat: '00' } };
  return { text: `${year}${month}${day}T${time}`, attributes: { dateformat: '14' } };
}
