import { normalizeIsbn, toIsbn13 } from './isbn.ts';

/** GTINs of any length, and UPCs: the digits weigh 3 and 1 by turns, from the end. @param digits without separators */
export function hasGtinCheckDigit(digits: string): boolean {
  const reversed = [...digits].toReversed().map(Number);
  return reversed.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** True for 13 digits with a correct check digit. */
export const isGtin13 = (text: string): boolean => /^\d{13}$/.test(text) && hasGtinCheckDigit(text);

/**
 * Reads a GTIN-13 (EAN, ISBN-13) that may have blanks and hyphens, or the form of another number: an ISBN-10, a UPC of 12
 * digits, a GTIN-14 that begins with 0. Its check digit may be wrong, those of the other forms must be correct.
 *
 * @returns 13 digits; null for other texts
 */
export function readGtin13(text: string): string | null {
  const number = normalizeIsbn(text);
  if (/^\d{13}$/.test(number)) return number;
  if (/^\d{12}$/.test(number) && hasGtinCheckDigit(number)) return `0${number}`;
  if (/^0\d{13}$/.test(number) && hasGtinCheckDigit(number)) return number.slice(1);
  return toIsbn13(number);
}

/**
 * Reads a UPC that may have blanks and hyphens, or zeros of a GTIN-13 or GTIN-14 before it. The five digits of a price or
 * an issue may follow. Its check digit may be wrong, that of the longer forms must be correct.
 *
 * @returns 12 or 17 digits; null for other texts
 */
export function readUpc(text: string): string | null {
  const number = normalizeIsbn(text);
  if (/^\d{12}(?:\d{5})?$/.test(number)) return number;
  return /^(?:0\d{12}|00\d{12})$/.test(number) && hasGtinCheckDigit(number) ? number.slice(-12) : null;
}

/** Reads an ISBN-10 that may have blanks and hyphens; null for a text that is not ten characters of one. */
export function readIsbn10(text: string): string | null {
  const number = normalizeIsbn(text);
  return /^\d{9}[\dX]$/.test(number) ? number : null;
}
