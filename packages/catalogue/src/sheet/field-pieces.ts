import type { FieldType } from '../field.ts';
import type { DateFormat } from '../formatting/dates.ts';
import { formatDate } from '../formatting/dates.ts';
import { type Currency, formatMoney } from '../formatting/money.ts';
import { type FormattedNumber, formatPercent, formatUnits } from '../formatting/numbers.ts';
import { isBlankText } from '../text/blank-text.ts';
import { displayName } from '../text/names.ts';
import type { Piece } from './outline-blocks.ts';

export interface ValueContext {
  /** Header bar and editorial dates are MM/dd/yyyy, those in tables M/d/yyyy (decision G-147). */
  dateFormat: DateFormat;
  /** Currency of an amount whose field names none: the title's own (decision G-167). */
  currency: Currency;
}

interface Valued {
  readonly name: string;
  readonly type: FieldType;
  readonly currency?: Currency;
}

const plain = (text: string): Piece[] => (isBlankText(text) ? [] : [{ kind: 'text', text: text.trim() }]);

const number = ({ text, isNegative }: FormattedNumber): Piece[] =>
  text === '' ? [] : [{ kind: 'text', text, ...(isNegative ? { tone: 'danger' as const } : {}) }];

/** A field's value as readers see it; no pieces when there is nothing to see. */
export function fieldPieces(field: Valued, value: unknown, context: ValueContext): Piece[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return plain(value.join(', '));
  if (typeof value === 'boolean') return value ? plain('Yes') : [];
  if (typeof value === 'number') {
    if (field.type === 'money') return number(formatMoney(value, field.currency ?? context.currency));
    if (field.type === 'percent') return number(formatPercent(value));
    // A year is a name, not a quantity.
    return field.name === 'pubYear' ? plain(String(value)) : number(formatUnits(value));
  }
  const text = String(value);
  if (field.type === 'name') return plain(displayName(text));
  if (field.type === 'date') return plain(formatDate(text, context.dateFormat));
  if (field.type === 'flag') return plain(text === 'Y' ? 'Yes' : text === 'N' ? 'No' : text);
  return plain(text);
}

/** Whether amounts and quantities line up at the end of their column (numbers and their headers are right-aligned). */
export function alignmentOf(type: FieldType): 'start' | 'end' {
  return type === 'integer' || type === 'decimal' || type === 'money' || type === 'percent' ? 'end' : 'start';
}
