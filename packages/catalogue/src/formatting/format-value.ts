import type { FieldType } from '../field.ts';
import { displayName } from '../text/names.ts';
import { plainText } from '../text/plain-text.ts';
import { type DateFormat, formatDate } from './dates.ts';
import { type Currency, formatMoney } from './money.ts';
import { type FormattedText, formatPercent, formatTrimmedDecimal, formatUnits } from './numbers.ts';

/** The members of a field or column definition that determine the format of its values. */
export interface FormattedField {
  readonly type: FieldType;
  /** Currency of an amount that is not in the currency of the title (G-167). */
  readonly currency?: Currency;
  /** Shows 0 for an absent number (FORMAT-17). */
  readonly isNeverBlank?: true;
}

export interface FormatOptions {
  /** Header bar and sections use `MM/dd/yyyy`, tables and results `M/d/yyyy` (G-147). */
  readonly dateFormat: DateFormat;
  /** Currency of the title, for amounts whose field has none. */
  readonly currency: Currency;
}

const plain = (text: string): FormattedText => ({ text, isNegative: false });

const flagTexts: Readonly<Record<string, string>> = { Y: 'Yes', N: 'No' };

function formatNumber(field: FormattedField, amount: number | null, currency: Currency): FormattedText {
  switch (field.type) {
    case 'money':
      return formatMoney(amount, field.currency ?? currency);
    case 'digitalPrice':
      return formatMoney(amount, field.currency ?? currency, { zeroAware: true });
    case 'percent':
      return formatPercent(amount);
    case 'year':
      return plain(amount === null ? '' : String(amount));
    default:
      return field.isNeverBlank ? formatTrimmedDecimal(amount) : formatUnits(amount);
  }
}

/**
 * Formats a value for display: the same on screen, in print and in files (FORMAT-03 to FORMAT-20).
 *
 * @param value as on the wire; numbers may be strings, null and undefined are absent values
 * @returns the text, empty for absent values; of markup its plain text, lists are joined with ', ' (G-96), and a string that
 *   is not a number is returned unchanged in a numeric field
 */
export function formatValue(field: FormattedField, value: unknown, options: FormatOptions): FormattedText {
  if (Array.isArray(value)) return plain((field.type === 'htmls' ? value.map(plainText) : value).join(', '));
  if (typeof value === 'boolean') return plain(value ? 'Yes' : '');
  const text = typeof value === 'object' ? '' : String(value ?? '');
  switch (field.type) {
    case 'date':
      return plain(formatDate(text, options.dateFormat));
    case 'month':
      return plain(formatDate(text, 'MMM yyyy'));
    case 'datetime':
      return plain(formatDate(text, 'MM/dd/yyyy h:mm a'));
    case 'name':
      return plain(displayName(text));
    case 'flag':
      return plain(flagTexts[text] ?? text);
    case 'html':
      return plain(plainText(text));
    case 'text':
    case 'code':
    case 'boolean':
    case 'texts':
    case 'htmls':
      return plain(text);
  }
  const amount = text.trim() === '' ? null : Number(text);
  return Number.isNaN(amount) ? plain(text) : formatNumber(field, amount, options.currency);
}
