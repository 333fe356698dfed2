import { type FormattedText, isEmptyNumber } from './numbers.ts';
import { roundDecimal } from './rounding.ts';

/** Prices are US dollars, those of UK titles pounds, Canadian prices Canadian dollars (G-167). */
export const currencies = ['USD', 'CAD', 'GBP'] as const;
export type Currency = (typeof currencies)[number];

// Accounting style: negatives in parentheses (FORMAT-11). An amount that rounds to zero is not negative.
const format = (currency: Currency) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencySign: 'accounting', signDisplay: 'negative' });

const formats: Readonly<Record<Currency, Intl.NumberFormat>> = {
  USD: format('USD'),
  CAD: format('CAD'),
  GBP: format('GBP'),
};

/**
 * An amount of money (FORMAT-10 to FORMAT-12, G-148, G-167).
 *
 * @param amount in units of the currency
 * @param currency its sign: '$9.99', 'CA$9.99', '£9.99'
 * @param options `zeroAware` shows 'Zero' for 0 instead of '$0.00'
 * @returns two decimals with en-US grouping, negatives in parentheses (shown red); empty text when there is no amount
 */
export function formatMoney(
  amount: number | null | undefined,
  currency: Currency,
  options: { readonly zeroAware?: boolean } = {},
): FormattedText {
  if (isEmptyNumber(amount)) return { text: '', isNegative: false };
  if (amount === 0 && options.zeroAware) return { text: 'Zero', isNegative: false };
  const text = formats[currency].format(roundDecimal(amount, 2));
  return { text, isNegative: text.startsWith('(') };
}
