import { roundDecimal } from './rounding.ts';

/** A formatted value; negative numbers are shown in red (FORMAT-09, FORMAT-11). */
export interface FormattedText {
  readonly text: string;
  readonly isNegative: boolean;
}

// Amounts that round to zero are not negative; grouping does not depend on the browser's locale (G-146).
const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'negative' } as const;
const decimals = new Intl.NumberFormat('en-US', options);
const trimmedDecimals = new Intl.NumberFormat('en-US', { ...options, trailingZeroDisplay: 'stripIfInteger' });

type Amount = number | null | undefined;

/** Whether there is no number to show. */
export function isEmptyNumber(value: Amount): value is null | undefined {
  return value === null || value === undefined || !Number.isFinite(value);
}

function formatWith(format: Intl.NumberFormat, value: Amount, unit = ''): FormattedText {
  if (isEmptyNumber(value)) return { text: '', isNegative: false };
  const text = format.format(roundDecimal(value, 2));
  return { text: text + unit, isNegative: text.startsWith('-') };
}

/**
 * A count of copies, or another quantity.
 *
 * @param value copies; fractions are rounded to two decimals
 * @returns en-US grouping, '.00' removed ('12,500', '-3', '12.50'); empty text when there is no number
 */
export function formatUnits(value: Amount): FormattedText {
  return formatWith(trimmedDecimals, value);
}

/**
 * The quantities of result tables that are never blank (FORMAT-13 to FORMAT-17: FIRST_PRINT_ANNOUNCED, AVAIL_STOCK,
 * LTD_GROSS, LTD_RETURNS).
 *
 * @param value copies
 * @returns two decimals with a trailing '.00' removed, '0' when there is no number
 */
export function formatTrimmedDecimal(value: Amount): FormattedText {
  return formatWith(trimmedDecimals, isEmptyNumber(value) ? 0 : value);
}

/**
 * A percentage (FORMAT-08).
 *
 * @param value in percent: 12.5 is '12.50%'
 * @returns two decimals; empty text when there is no number
 */
export function formatPercent(value: Amount): FormattedText {
  return formatWith(decimals, value, '%');
}

const counts = new Intl.NumberFormat('en-US');

/** A whole number of things in a sentence, heading or message: '1,063'. */
export const formatCount = (count: number): string => counts.format(count);

/**
 * A number with what is counted: '1 title', '1,063 titles'.
 *
 * @param several without it `one` with an s
 */
export const formatCountOf = (count: number, one: string, several = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`;
