import { formatDate } from './dates.ts';
import { type Currency, formatMoney } from './money.ts';
import { type FormattedNumber, formatTrimmedDecimal, formatUnits } from './numbers.ts';

/** The columns of the main result table whose cells are dates, milestones among them (CS §9, G-88). */
export const dateColumns = [
  'RELEASE_DATE',
  'ON_SALE_DATE',
  'PUB_DATE',
  'BOUND_BOOK_DATE',
  'BOUND_GALLEY_DATE',
  'MS_DUE_BY_CONTRACT',
  'MS_EXPECTED_BY_EDITOR',
  'TEXT_MS_TO_CE_EXP',
  'TEXT_MS_TO_CE_ACT',
  'ONIX_DATE',
] as const;

/** Price columns (CS §9); `zeroAware` ones show 'Zero' for nought (G-148). */
export const priceColumns = {
  PRICE: {},
  CANADIAN_PRICE: { currency: 'CAD' },
  EBAGENCY: { zeroAware: true },
  EBLIBRARY: { zeroAware: true },
  COMPLIANCE_PRICE: {},
  COMPLIANCE_CANADIAN_PRICE: { currency: 'CAD' },
} as const satisfies Record<string, { readonly currency?: Currency; readonly zeroAware?: boolean }>;

/** Unit columns (CS §9), in copies, sell-through in percent; those that are never blank show 0 if empty. */
export const unitColumns = {
  FIRST_PRINT_ANNOUNCED: { isNeverBlank: true },
  AVAIL_STOCK: { isNeverBlank: true },
  LTD_GROSS: { isNeverBlank: true },
  LTD_RETURNS: { isNeverBlank: true },
  LTD_NET: {},
  SELL_THROUGH: {},
} as const satisfies Record<string, { readonly isNeverBlank?: boolean }>;

export type ColumnKind = 'date' | 'price' | 'units';

/** What a column of the main result table holds, by its property name; null for texts and everything else. */
export function columnKind(propertyName: string): ColumnKind | null {
  if ((dateColumns as readonly string[]).includes(propertyName)) return 'date';
  if (Object.hasOwn(priceColumns, propertyName)) return 'price';
  if (Object.hasOwn(unitColumns, propertyName)) return 'units';
  return null;
}

/**
 * A cell of the main result table as it is shown (CS §9).
 *
 * @param propertyName the column
 * @param value a number, a date of the wire or a text; numbers may come as text
 * @param currency of the title's own price (G-167)
 * @returns the text, and whether it is shown red; a text that is no number stands as it is, also in a price column
 *   (compliance prices may say why there is none)
 */
export function formatColumn(
  propertyName: string,
  value: string | number | null | undefined,
  currency: Currency = 'USD',
): FormattedNumber {
  const plain = { text: String(value ?? ''), isNegative: false };
  const kind = columnKind(propertyName);
  if (kind === null) return plain;
  if (kind === 'date')
    return { text: typeof value === 'string' ? formatDate(value, 'M/d/yyyy') : '', isNegative: false };

  const isEmpty = plain.text.trim() === '';
  const amount = isEmpty ? null : Number(value);
  if (Number.isNaN(amount)) return plain;
  if (kind === 'price') {
    const options: { currency?: Currency; zeroAware?: boolean } =
      priceColumns[propertyName as keyof typeof priceColumns];
    return formatMoney(amount, options.currency ?? currency, options);
  }
  const options: { isNeverBlank?: boolean } = unitColumns[propertyName as keyof typeof unitColumns];
  return options.isNeverBlank ? formatTrimmedDecimal(amount) : formatUnits(amount);
}
