import { isIsbn10, isIsbn13, normalizeIsbn, toIsbn13 } from './isbn.ts';

/** ISBNs of a pasted text, or of one of its lines. */
export interface IsbnList {
  /** ISBN-13s in the order of the text; of a whole text each once. */
  readonly isbns: string[];
  /** Invalid ISBNs and lines without an ISBN, as entered. */
  readonly unreadable: string[];
}

/** What is read in a line of a pasted text. */
export interface IsbnLine extends IsbnList {
  /** Counted from 1, blank lines included. */
  readonly number: number;
}

/** Labels such as 'ISBN' and 'ISBN-13:'. */
const LABEL = /isbn(?:[\s\p{Pd}_]*1[03](?!\d))?/giu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** Separators: all characters except digits, X, whitespace, dashes and invisible characters. */
const PART = /[^\dXx\s\p{Pd}\u2212\u00ad\u200b-\u200f\u2060]+/u;
/** Shorter numbers are prices, years or quantities, not invalid ISBNs. */
const MIN_SUSPECT_LENGTH = 8;
const MAX_REPORTED_LENGTH = 60;

/** @returns the ISBN-13 that starts at `from`, in one piece or in groups, and the number of its pieces. */
function isbnAt(pieces: readonly string[], from: number): { isbn: string; length: number } | null {
  let joined = '';
  let ten: { isbn: string; length: number } | null = null;
  for (let length = 1; from + length <= pieces.length; length += 1) {
    joined += pieces[from + length - 1];
    if (joined.length > 13) break;
    if (isIsbn13(joined)) return { isbn: joined, length };
    const converted: string | null = !ten && isIsbn10(joined) ? toIsbn13(joined) : null;
    if (converted) ten = { isbn: converted, length };
  }
  if (ten) return ten;
  // The check digit of 13 digits is not validated: titles with a wrong one exist.
  return /^\d{13}$/.test(pieces[from]!) ? { isbn: pieces[from]!, length: 1 } : null;
}

/** Splits ISBN-13s that were joined without a separator. */
const splitJoined = (piece: string) =>
  piece.length > 13 && piece.length % 13 === 0 ? (piece.match(/.{13}/g) ?? []).filter(isIsbn13) : [];

function readPart(part: string, found: IsbnList): void {
  const pieces = part
    .split(/\s+/)
    .map(normalizeIsbn)
    .flatMap((piece) => {
      const several = splitJoined(piece);
      return several.length * 13 === piece.length ? several : [piece];
    })
    .filter((piece) => piece !== '');
  let rest: string[] = [];
  const endRest = () => {
    if (rest.join('').length >= MIN_SUSPECT_LENGTH) found.unreadable.push(rest.join(' '));
    rest = [];
  };
  for (let index = 0; index < pieces.length; ) {
    const next = isbnAt(pieces, index);
    if (next) {
      endRest();
      found.isbns.push(next.isbn);
      // The loop ends before the length.
    } else rest.push(pieces[index]!);
    index += next?.length ?? 1;
  }
  endRest();
}

function readLine(line: string, found: IsbnList): void {
  const unlabelled = line.replace(LABEL, ';');
  if (!/[\p{L}\d]/u.test(unlabelled)) return;
  const before = found.isbns.length + found.unreadable.length;
  const withoutWords = unlabelled.replace(WORD, (word) => (/^x$/i.test(word) ? word : ';'));
  for (const part of withoutWords.split(PART)) readPart(part, found);
  if (found.isbns.length + found.unreadable.length === before) {
    found.unreadable.push(line.trim().slice(0, MAX_REPORTED_LENGTH));
  }
}

/**
 * Extracts ISBN-10s and ISBN-13s from each line of a pasted text: one or many per line, with hyphens, spaces, quotes,
 * labels, words or other table columns (G-55). Takes linear time.
 *
 * @returns the lines with an ISBN or with a text that is none
 */
export function readIsbnLines(text: string): IsbnLine[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, index) => {
    const read = { number: index + 1, isbns: [], unreadable: [] };
    readLine(line, read);
    return read.isbns.length + read.unreadable.length > 0 ? [read] : [];
  });
}

/** Extracts the ISBNs of a pasted text as `readIsbnLines` does. */
export function readIsbns(text: string): IsbnList {
  const lines = readIsbnLines(text);
  return {
    isbns: [...new Set(lines.flatMap(({ isbns }) => isbns))],
    unreadable: [...new Set(lines.flatMap(({ unreadable }) => unreadable))],
  };
}
