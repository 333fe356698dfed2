/**
 * The natural order of text (G-168, GRID-119): that of `Intl.Collator('en', { numeric: true, sensitivity: 'base' })`,
 * converted to keys that a database can store and compare byte by byte.
 *
 * The order is the same for Latin, Greek, Cyrillic, Hebrew, Arabic, kana and Hangul letters, punctuation, common
 * symbols and the digits of all scripts (the tests compare both). Characters outside the alphabet below (Han
 * characters, rare symbols, other scripts) have the same order relative to the alphabet, but code-point order among
 * themselves. Letters that the collator combines or reorders (Thai, Lao, Indic vowels) are compared one by one.
 *
 * Stored keys depend on the collation data of the runtime. The alphabet is a fixed list, so new Unicode characters do
 * not change the keys of others. If the order of listed characters changes, the stored keys must be rebuilt.
 */

import { normalForm } from './normal-form.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const ALPHABET: readonly (readonly [first: number, last: number])[] = [
  [0x09, 0x7e],
  [0x85, 0x2ff],
  [0x370, 0x52f], // Greek, Cyrillic
  [0x531, 0x58f], // Armenian
  [0x5be, 0x5f4], // Hebrew
  [0x606, 0x6ff], // Arabic
  [0x10a0, 0x10ff], // Georgian
  [0x1100, 0x11ff], // Hangul letters
  [0x1efa, 0x1fff], // Greek accents that stand alone
  [0x2000, 0x205f],
  [0x2070, 0x209c], // superscripts and subscripts
  [0x20a0, 0x20c0], // currencies
  [0x2100, 0x23ff],
  [0x2500, 0x27bf],
  [0x3001, 0x30ff], // kana
];

// Keys have only code points below the surrogates, where UTF-8 bytes and UTF-16 units have the same order.
const FIRST_RANK = 0x21;
const GAP = '\ud7ff'; // above every rank: behind a character and all that begins with it
const DIGIT = /\p{Nd}/u;

type Table = { readonly letters: readonly string[]; readonly keys: Map<string, string>; readonly number: string };

let table: Table | undefined;

/** Computed once, at the first key; takes about 10 ms. */
function buildTable(): Table {
  const characters: string[] = [];
  for (const [first, last] of ALPHABET) {
    for (let code = first; code <= last; code += 1) {
      const character = String.fromCodePoint(code);
      // '0' represents all numbers, which sort together.
      if (DIGIT.test(character) && character !== '0') continue;
      if (/\p{Assigned}/u.test(character) && collator.compare(character, '') !== 0) characters.push(character);
    }
  }
  characters.sort(collator.compare);
  const letters: string[] = [];
  for (const character of characters) {
    const previous = letters.at(-1);
    if (previous !== undefined && beginsWith(character, previous)) continue;
    letters.push(character);
  }
  return { letters, keys: new Map(), number: rank(letters.indexOf('0')) };
}

const rank = (index: number) => String.fromCharCode(FIRST_RANK + index);

/** Whether a character sorts as the prefix or as a sequence that begins with it; it must not sort before it. */
function beginsWith(character: string, prefix: string): boolean {
  // U+FFFF has the highest weight there is.
  return collator.compare(character, `${prefix}\uffff`) < 0;
}

/** Index of the last letter of the alphabet that, after the prefix, does not sort after the character; -1 for none. */
function findLetter(letters: readonly string[], prefix: string, character: string): number {
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (collator.compare(prefix + letters[middle], character) <= 0) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The key of a character that may sort as several letters ('æ' as 'ae', '½' as '1⁄2') or as none of the alphabet. */
function characterKey(letters: readonly string[], character: string): string {
  if (collator.compare(character, '') === 0) return '';
  let key = '';
  let prefix = '';
  // The longest sequence in Unicode has 18 letters.
  for (let length = 0; length < 18; length += 1) {
    const index = findLetter(letters, prefix, character);
    if (index === -1) break;
    key += rank(index);
    prefix += letters[index];
    if (collator.compare(prefix, character) === 0) return key;
    if (!beginsWith(character, prefix)) break;
  }
  const code = character.codePointAt(0) ?? 0;
  return `${key}${GAP}${rank(code >> 12)}${rank(code & 0xfff)}`;
}

/** Numbers compare by their count of digits, then digit by digit; the collator, too, cuts after 254 digits. */
function numberKey(digits: string, marker: string): string {
  let key = '';
  let rest = digits;
  do {
    rest = rest.replace(/^0+(?=.)/, '');
    const segment = rest.slice(0, 254);
    key += marker + rank(segment.length) + segment;
    rest = rest.slice(254);
  } while (rest !== '');
  return key;
}

const DIGITS = '0123456789';
const digitValue = (digit: string) => [...DIGITS].find((value) => collator.compare(value, digit) === 0) ?? '0';

/**
 * Sort key of a text: the order of keys by code point (SQL `collate "C"`, JavaScript `<`) is the natural order of the
 * texts. Case and accents are ignored, digits are compared as numbers ('Vol 2' before 'Vol 10'), leading articles are
 * kept. Texts that differ only in case or accents have the same key; the caller breaks ties.
 *
 * @param text any text
 * @returns the key; empty if no character of the text is ordered. At most two bytes per letter of a Latin text.
 */
export function naturalSortKey(text: string): string {
  table ??= buildTable();
  const { letters, keys, number } = table;
  let key = '';
  let digits = '';
  for (const character of normalForm(text, 'NFC').replace(CATALAN_DOT, '')) {
    if (DIGIT.test(character)) {
      digits += DIGITS.includes(character) ? character : digitValue(character);
      continue;
    }
    let own = keys.get(character);
    if (own === undefined) {
      own = characterKey(letters, character);
      keys.set(character, own);
    }
    if (digits !== '') {
      key += numberKey(digits, number);
      digits = '';
    }
    key += own;
  }
  return digits === '' ? key : key + numberKey(digits, number);
}

/** The collator ignores the middle dot of the Catalan letter `l·l` like an accent. */
const CATALAN_DOT = /(?<=[lL])\u00b7/g;

const MAX_CACHED_KEYS = 20_000;
const cachedKeys = new Map<string, string>();

function cachedKey(text: string): string {
  const cached = cachedKeys.get(text);
  if (cached !== undefined) return cached;
  // Enough for ten columns of a grid of at most 2,000 rows (G-56).
  if (cachedKeys.size >= MAX_CACHED_KEYS) cachedKeys.clear();
  const key = naturalSortKey(text);
  cachedKeys.set(text, key);
  return key;
}

/**
 * Compares two texts in natural order. The order is the one of stored keys, so a grid that is sorted in the browser has
 * the same order as on the server (G-168).
 *
 * @returns negative, zero or positive, for `Array.prototype.sort`
 */
export function compareNaturally(a: string, b: string): number {
  const keyA = cachedKey(a);
  const keyB = cachedKey(b);
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
