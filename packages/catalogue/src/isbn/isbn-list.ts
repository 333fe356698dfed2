import { isIsbn10, isIsbn13, normalizeIsbn, toIsbn13 } from './isbn.ts';

/** What a pasted text holds. */
export interface IsbnList {
  /** ISBN-13s, each once, in the order of the text. */
  readonly isbns: string[];
  /** What looks like an ISBN and is none, and lines without any, as they were written. */
  readonly unreadable: string[];
}

/** 'ISBN', 'ISBN-13:' and the like, which stand before an ISBN or above a column of them. */
const LABEL = /isbn(?:[\s\p{Pd}_]*1[03](?!\d))?/giu;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** What no ISBN is written with, so that it parts two of them: all but digits, X, blanks, dashes and what is unseen. */
const PART = /[^\dXx\s\p{Pd}\u2212\u00ad\u200b-\u200f\u2060]+/u;
/** A shorter number beside an ISBN is a price, a year or a quantity. */
const SHORTEST_SUSPECT = 8;
const LONGEST_SHOWN = 60;

/** The ISBN-13 at `from`, written in one piece or in groups with blanks, and how many pieces it takes. */
function isbnAt(pieces: readonly string[], from: number): { isbn: string; length: number } | null {
  let joined = '';
  let ten: { isbn: string; length: number } | null = null;
  for (let length = 1; from + length <= pieces.length; length += 1) {
    joined += pieces[from + length - 1];
    if (joined.length > 13) break;
    if (isIsbn13(joined)) return { isbn: joined, length };
    if (!ten && isIsbn10(joined)) ten = { isbn: toIsbn13(joined)!, length };
  }
  if (ten) return ten;
  // Thirteen digits in one piece are looked up even where they fail the check: the house has such titles.
  return /^\d{13}$/.test(pieces[from]!) ? { isbn: pieces[from]!, length: 1 } : null;
}

/** Several ISBN-13s that lost what stood between them. */
const unglued = (piece: string) =>
  piece.length > 13 && piece.length % 13 === 0 ? (piece.match(/.{13}/g) ?? []).filter(isIsbn13) : [];

function readPart(part: string, found: IsbnList): void {
  const pieces = part
    .split(/\s+/)
    .map(normalizeIsbn)
    .flatMap((piece) => {
      const several = unglued(piece);
      return several.length * 13 === piece.length ? several : [piece];
    })
    .filter((piece) => piece !== '');
  let rest: string[] = [];
  const endRest = () => {
    if (rest.join('').length >= SHORTEST_SUSPECT) found.unreadable.push(rest.join(' '));
    rest = [];
  };
  for (let index = 0; index < pieces.length; ) {
    const next = isbnAt(pieces, index);
    if (next) {
      endRest();
      found.isbns.push(next.isbn);
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
    found.unreadable.push(line.trim().slice(0, LONGEST_SHOWN));
  }
}

/**
 * Reads the ISBNs out of whatever was pasted: one a line or many, with hyphens, dashes, blanks, commas, quotes, labels
 * and other columns of a table around them, ISBN-10 and ISBN-13 (issue 5, G-55). Takes time in proportion to the text.
 *
 * @param text as it came from a mail, a sheet or a web page
 */
export function readIsbns(text: string): IsbnList {
  const found: IsbnList = { isbns: [], unreadable: [] };
  for (const line of text.split(/[\r\n]+/)) readLine(line, found);
  return { isbns: [...new Set(found.isbns)], unreadable: [...new Set(found.unreadable)] };
}
