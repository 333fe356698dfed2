import type { Currency } from '../formatting/money.ts';

/** First digit of the add-on: the currency of the price (BISG: 5 US dollars, 6 Canadian dollars). */
const currencyDigits: Partial<Record<Currency, string>> = { USD: '5', CAD: '6' };

/** Add-on of a book without a price. */
const NO_PRICE = '90000';
/** Add-on of higher prices than four digits can state: the number means "see the price on the book". */
const MAX_CENTS = 9_998;

/**
 * The five digits beside the EAN-13 of a book: currency and price in cents.
 *
 * @param price in units of the currency; null if there is none
 * @returns null for a currency without add-on
 */
export function priceAddOn(price: number | null, currency: Currency): string | null {
  const digit = currencyDigits[currency];
  if (digit === undefined) return null;
  const cents = price === null ? 0 : Math.round(price * 100);
  if (cents <= 0) return NO_PRICE;
  return cents > MAX_CENTS ? `${digit}9999` : `${digit}${String(cents).padStart(4, '0')}`;
}
