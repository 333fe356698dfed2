/**
 * Check digits and conversion of ISBNs. They do not need the range tables of the ISBN agency, which are large; only
 * isbn-hyphenation.ts loads them.
 */

// Whitespace, dashes, the minus sign, and invisible characters of ISBNs copied from a web page or a PDF.
const SEPARATORS = /[\s\p{Pd}\u2212\u00ad\u200b-\u200f\u2060]/gu;

/**
 * Normal form of an ISBN for storage and comparison (G-55).
 *
 * @param text an ISBN or a prefix of one
 * @returns the text without separators, X in upper case; not validated
 */
export function normalizeIsbn(text: string): string {
  return text.replace(SEPARATORS, '').replaceAll('x', 'X');
}

/**
 * Whether a normalised text has the form of an ISBN-13 or ISBN-10. The check digit is not validated: titles with a wrong
 * one exist. No title is known by a text of another form.
 *
 * @param text as returned by `normalizeIsbn`
 */
export function hasIsbnForm(text: string): boolean {
  return /^(\d{13}|\d{9}[\dX])$/.test(text);
}

function checkDigit13(first12: string): string {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) sum += Number(first12[index]) * (index % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

function checkDigit10(first9: string): string {
  let sum = 0;
  for (let index = 0; index < 9; index += 1) sum += Number(first9[index]) * (10 - index);
  const digit = (11 - (sum % 11)) % 11;
  return digit === 10 ? 'X' : String(digit);
}

/**
 * Whether a normalised text is an ISBN-13: prefix 978 or 979 and a valid check digit.
 * 979-0 is rejected, because that range belongs to printed music (ISMN).
 *
 * @param text as returned by `normalizeIsbn`; a text with hyphens is not valid
 */
export function isIsbn13(text: string): boolean {
  return /^97(?:8\d|9[1-9])\d{9}$/.test(text) && checkDigit13(text) === text[12];
}

/**
 * The ISBN-13 that was probably meant by thirteen digits with a wrong check digit: the one with the same first twelve.
 *
 * @returns null for a valid ISBN-13 and for a text that is not thirteen digits of an ISBN
 */
export function likelyIsbn13(text: string): string | null {
  if (!/^\d{13}$/.test(text) || isIsbn13(text)) return null;
  const likely = text.slice(0, 12) + checkDigit13(text);
  return isIsbn13(likely) ? likely : null;
}

/**
 * The ISBNs that differ from thirteen digits with a wrong check digit by the least: another check digit, then two
 * neighbouring digits exchanged, then one other digit. Of ten characters those of the ISBN-13 with the same first nine.
 *
 * @param text as returned by `normalizeIsbn`
 * @returns ISBN-13s, the likeliest first; none for a text that is valid, or not an ISBN in form
 */
export function nearIsbns(text: string): string[] {
  if (!hasIsbnForm(text) || readIsbn13(text) !== null) return [];
  const typed = text.length === 13 ? text : `978${text.slice(0, 9)}${checkDigit13(`978${text.slice(0, 9)}`)}`;
  const places = Array.from(typed, (_, place) => place);
  const exchanged = places
    .slice(1)
    .map((to) => typed.slice(0, to - 1) + typed[to] + typed[to - 1] + typed.slice(to + 1));
  const replaced = places.flatMap((place) =>
    [...'0123456789'].map((digit) => typed.slice(0, place) + digit + typed.slice(place + 1)),
  );
  return [...new Set([typed.slice(0, 12) + checkDigit13(typed), ...exchanged, ...replaced])].filter(isIsbn13);
}

/** Whether twelve or thirteen digits, as of a UPC or an EAN, end with the right check digit. */
export function hasCheckDigit(digits: string): boolean {
  const gtin = digits.padStart(13, '0');
  return /^\d{13}$/.test(gtin) && checkDigit13(gtin) === gtin[12];
}

/**
 * Whether a normalised text is an ISBN-10 with a valid check digit.
 *
 * @param text as returned by `normalizeIsbn`; a text with hyphens is not valid
 */
export function isIsbn10(text: string): boolean {
  return /^\d{9}[\dX]$/.test(text) && checkDigit10(text) === text[9];
}

/**
 * The ISBN-13 of an ISBN-10 (COVER-09: a cover route with ten characters is converted).
 *
 * @param isbn10 with or without hyphens
 * @returns thirteen digits, or null if it is not an ISBN-10
 */
export function toIsbn13(isbn10: string): string | null {
  const text = normalizeIsbn(isbn10);
  if (!isIsbn10(text)) return null;
  const first12 = `978${text.slice(0, 9)}`;
  return first12 + checkDigit13(first12);
}

/**
 * Reads an ISBN-13 from a text.
 *
 * @param text an ISBN-13 or ISBN-10, with or without hyphens
 * @returns thirteen digits, or null if the text is neither
 */
export function readIsbn13(text: string): string | null {
  const isbn = normalizeIsbn(text);
  return isIsbn13(isbn) ? isbn : toIsbn13(isbn);
}

/**
 * The ISBN-10 of an ISBN-13.
 *
 * @param isbn13 with or without hyphens
 * @returns ten characters, or null if it is not an ISBN-13 or starts with 979, which has no ISBN-10
 */
export function toIsbn10(isbn13: string): string | null {
  const text = normalizeIsbn(isbn13);
  if (!isIsbn13(text) || !text.startsWith('978')) return null;
  const first9 = text.slice(3, 12);
  return first9 + checkDigit10(first9);
}

/**
 * Prefix of an ISBN-13 that a search by ISBN looks up (G-55).
 *
 * An ISBN-10 becomes its ISBN-13. Ten digits that start with 978 or 979 are read as the beginning of an ISBN-13
 * even if they are a valid ISBN-10 (one in eleven is): the input is probably incomplete, and these ISBN-10s belong
 * to Nigeria and Indonesia only.
 *
 * @returns one to thirteen digits; null if no ISBN can start with the text
 */
export function isbnSearchPrefix(text: string): string | null {
  const isbn = normalizeIsbn(text);
  if (isIsbn10(isbn) && !/^97[89]/.test(isbn)) return toIsbn13(isbn);
  return /^\d{1,13}$/.test(isbn) ? isbn : null;
}
