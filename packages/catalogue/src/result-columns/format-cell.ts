import { formatValue } from '../formatting/format-value.ts';
import type { Currency } from '../formatting/money.ts';
import type { FormattedText } from '../formatting/numbers.ts';
import type { ResultField, ResultValue } from './result-field.ts';

/**
 * Formats a cell of a result (FORMAT-03 to FORMAT-20).
 *
 * @param currency currency of the title's own price (G-167)
 */
export function formatCell(
  { type = 'text', currency: own, isNeverBlank }: Pick<ResultField, 'type' | 'currency' | 'isNeverBlank'>,
  value: ResultValue | undefined,
  currency: Currency = 'USD',
): FormattedText {
  const field = { type, ...(own && { currency: own }), ...(isNeverBlank && { isNeverBlank }) };
  return formatValue(field, value, { dateFormat: 'M/d/yyyy', currency });
}

const compliantTexts = ['green', 'in compliance'];

/**
 * @returns the compliance of a price: 'compliant' (green), 'not' (red), or null when unknown (GRID-036 to GRID-038,
 * G-90).
 */
export function complianceOf(value: ResultValue | undefined): 'compliant' | 'not' | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text === '') return null;
  return compliantTexts.includes(text) ? 'compliant' : 'not';
}
