import { formatDate } from '../formatting/dates.ts';
import { type Currency, formatMoney } from '../formatting/money.ts';
import { type FormattedNumber, formatPercent, formatTrimmedDecimal, formatUnits } from '../formatting/numbers.ts';
import { withoutTags } from '../text/without-tags.ts';
import type { ResultField, ResultValue } from './result-field.ts';

type Formatted = Pick<ResultField, 'type' | 'currency' | 'isNeverBlank'>;

const plain = (text: string): FormattedNumber => ({ text, isNegative: false });

function formatNumber(field: Formatted, amount: number | null, currency: Currency): FormattedNumber {
  switch (field.type) {
    case 'money':
      return formatMoney(amount, field.currency ?? currency);
    case 'digitalPrice':
      return formatMoney(amount, field.currency ?? currency, { zeroAware: true });
    case 'percent':
      return formatPercent(amount);
    // A year is a name, not a quantity.
    case 'year':
      return plain(amount === null ? '' : String(amount));
    default:
      return field.isNeverBlank ? formatTrimmedDecimal(amount) : formatUnits(amount);
  }
}

/**
 * A cell of a result as displayed text (FORMAT-03 to FORMAT-20).
 *
 * @param field its column
 * @param value a number, a date of the wire, a text or a list of texts; numbers may come as text
 * @param currency of the title's own price (G-167)
 * @returns the text, and whether it is shown red. Lists are joined with ', ' (G-96), formatted texts lose their
 *   markup; a text that is no number stands as it is, also in a column of prices
 */
export function formatCell(
  field: Formatted,
  value: ResultValue | undefined,
  currency: Currency = 'USD',
): FormattedNumber {
  if (Array.isArray(value)) return plain(value.join(', '));
  const text = typeof value === 'object' ? '' : String(value ?? '');
  switch (field.type ?? 'text') {
    case 'date':
      return plain(formatDate(text, 'M/d/yyyy'));
    case 'datetime':
      return plain(formatDate(text, 'MM/dd/yyyy h:mm a'));
    case 'html':
      return plain(plainText(text));
    case 'text':
    case 'code':
    case 'array':
      return plain(text);
  }
  const amount = text.trim() === '' ? null : Number(text);
  return Number.isNaN(amount) ? plain(text) : formatNumber(field, amount, currency);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The words of a formatted text on one line, for cells, copies and files that hold no markup. */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The compliance of a price: 'compliant' (green), 'not' (red), or null when unknown (GRID-036 to GRID-038, G-90). */
export function complianceOf(value: ResultValue | undefined): 'compliant' | 'not' | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (text === '') return null;
  return text === 'green' || text === 'in compliance' ? 'compliant' : 'not';
}

/** Whether a column's values are numbers that line up at their end. */
export function isNumeric(field: Pick<ResultField, 'type'>): boolean {
  const { type = 'text' } = field;
  return ['int', 'decimal', 'money', 'digitalPrice', 'percent', 'year'].includes(type);
}
