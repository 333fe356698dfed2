import type { SortedBy, SortedNumber, SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import type { ShelvedRow } from './row-shelf.ts';
import { keyIndex } from './shelved-rows.queries.ts';

const byNumber = new Set<SortedBy>(['pubYear', 'price', 'ltdNet'] satisfies SortedNumber[]);

/** Texts by code point, as the database has them with `collate "C"`: natural keys hold nothing above the surrogates. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a === b ? 0 : 1);

/** ISBNs of titles that have none stand behind the others. */
const compareIsbns = (a: string, b: string): number =>
  a === '' || b === '' ? Number(a === '') - Number(b === '') : compareTexts(a, b);

const LETTERS_OF_NUMBER = 3;
const LETTER_VALUES = 0x10000;

/** Three letters of a text, in a number that orders as they do: numbers compare in a fraction of the time of texts. */
function lettersAsNumber(text: string, start: number): number {
  let number = 0;
  for (let at = start; at < start + LETTERS_OF_NUMBER; at += 1)
    number = number * LETTER_VALUES + (at < text.length ? text.charCodeAt(at) : 0);
  return number;
}

/** How many letters all texts begin with: what was searched for, where it was a beginning. */
function commonLetters(texts: readonly string[]): number {
  const [first = ''] = texts;
  let common = first.length;
  for (const text of texts) {
    let at = 0;
    while (at < common && text.charCodeAt(at) === first.charCodeAt(at)) at += 1;
    common = at;
  }
  return common;
}

/** Compares rows by their numbers in a list of them. */
type CompareAt = (a: number, b: number) => number;

/** Compares by a text of each row: by the six letters behind those that all have, then whole. */
function byText(texts: readonly string[]): CompareAt {
  const common = commonLetters(texts);
  const beginnings = Float64Array.from(texts, (text) => lettersAsNumber(text, common));
  const next = Float64Array.from(texts, (text) => lettersAsNumber(text, common + LETTERS_OF_NUMBER));
  return (a, b) => beginnings[a]! - beginnings[b]! || next[a]! - next[b]! || compareTexts(texts[a]!, texts[b]!);
}

/** The order of titles, what is equal by ISBN. */
function byTitle(rows: readonly ShelvedRow[]): CompareAt {
  const titles = byText(rows.map(({ keys }) => keys[0]!));
  return (a, b) => titles(a, b) || compareIsbns(rows[a]!.keys[1]!, rows[b]!.keys[1]!) || rows[a]!.id - rows[b]!.id;
}

function arrange<Row extends ShelvedRow>(rows: readonly Row[], compare: CompareAt): Row[] {
  return Array.from(new Uint32Array(rows.keys()).sort(compare), (at) => rows[at]!);
}

/** The order of quick searches. */
export function sortByTitle<Row extends ShelvedRow>(rows: readonly Row[]): Row[] {
  return arrange(rows, byTitle(rows));
}

/** The order of `orderBy` (store/power-search/order-by.queries.ts): blanks last in either direction (G-168). */
export function sortRows<Row extends ShelvedRow>(rows: readonly Row[], { by, isDescending }: SortOrder): Row[] {
  const index = keyIndex(by);
  const keys = rows.map((row) => row.keys[index] ?? '');
  const compare: CompareAt = byNumber.has(by) ? (a, b) => Number(keys[a]) - Number(keys[b]) : byText(keys);
  const titles = byTitle(rows);
  return arrange(rows, (a, b) => {
    const blanksLast = Number(keys[a] === '') - Number(keys[b] === '');
    const asAsked = blanksLast || (isDescending ? compare(b, a) : compare(a, b));
    return asAsked || titles(a, b);
  });
}
