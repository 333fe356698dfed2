/** Moves the decimal point without an error of binary arithmetic: 1.005 by 2 places is 100.5. */
function shiftPoint(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * Rounds half away from zero, by the decimal value that JavaScript prints: 1.005 to two decimals is 1.01, -2.5 to none
 * is -3 (G-192). Every figure that the product rounds is rounded by this function.
 *
 * @param decimals digits after the point
 */
export function roundDecimal(value: number, decimals: number): number {
  if (!Number.isFinite(value) || Number.isInteger(value)) return value;
  const rounded = shiftPoint(Math.round(shiftPoint(Math.abs(value), decimals)), -decimals);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** @returns an amount in whole hundredths of its currency */
export const toCents = (amount: number): number => shiftPoint(roundDecimal(amount, 2), 2);

/** @returns the digits of an amount with exactly two decimals, without grouping: '9.90' */
export const amountDigits = (amount: number): string => roundDecimal(amount, 2).toFixed(2);

/**
 * Average price of a copy: a net amount divided by the net copies.
 *
 * @returns to the cent; null if one of them is unknown, no copy was sold net of returns, or the amount is negative
 */
export function averagePriceOf(amount: number | null | undefined, copies: number | null | undefined): number | null {
  if (typeof amount !== 'number' || typeof copies !== 'number' || copies <= 0 || amount < 0) return null;
  return roundDecimal(amount / copies, 2);
}

/**
 * Percentage of a part in a whole.
 *
 * @param decimals digits after the point
 * @returns null if one of them is unknown or the whole is not positive
 */
export function percentOf(
  part: number | null | undefined,
  whole: number | null | undefined,
  decimals = 2,
): number | null {
  if (typeof part !== 'number' || typeof whole !== 'number' || whole <= 0) return null;
  return roundDecimal((part * 100) / whole, decimals);
}
