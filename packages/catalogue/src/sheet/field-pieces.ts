import { type FormatOptions, type FormattedField, formatValue } from '../formatting/format-value.ts';
import { isBlankText } from '../text/blank-text.ts';
import type { Piece } from './outline-blocks.ts';

/** Feeds that know only the day send midnight. */
const isDayOnly = ({ type }: FormattedField, value: unknown) =>
  type === 'datetime' && typeof value === 'string' && /[T ]00:00(:00)?/.test(value);

/** Format of a day whose time is unknown: that of the days with times, which are in the same column. */
const dayOfTimes = { dateFormat: 'MM/dd/yyyy' } as const;

/** @returns the formatted value of a field as pieces of text; no pieces for a blank value. */
export function fieldPieces(field: FormattedField, value: unknown, options: FormatOptions): Piece[] {
  const { text, isNegative } = isDayOnly(field, value)
    ? formatValue({ type: 'date' }, value, { ...options, ...dayOfTimes })
    : formatValue(field, value, options);
  if (isBlankText(text)) return [];
  return [{ kind: 'text', text: text.trim(), ...(isNegative && { tone: 'danger' as const }) }];
}

/** A code after its description. */
const inBrackets = (code: Piece): Piece =>
  code.kind === 'text' ? { ...code, text: `(${code.text})`, tone: 'muted' } : code;

/** @returns a code in brackets after its description; the code alone without one */
export function describedPieces(code: Piece[], description: string | undefined): Piece[] {
  if (!description || code.length === 0) return code;
  return [{ kind: 'text', text: `${description} ` }, ...code.map(inBrackets)];
}
