import { type FormatOptions, type FormattedField, formatValue } from '../formatting/format-value.ts';
import { isBlankText } from '../text/blank-text.ts';
import type { Piece } from './outline-blocks.ts';

/** @returns the formatted value of a field as pieces of text; no pieces for a blank value. */
export function fieldPieces(field: FormattedField, value: unknown, options: FormatOptions): Piece[] {
  const { text, isNegative } = formatValue(field, value, options);
  if (isBlankText(text)) return [];
  return [{ kind: 'text', text: text.trim(), ...(isNegative && { tone: 'danger' as const }) }];
}
