import { foldText } from '@titlenet/catalogue/fold';
import { isbnSearchPrefix, isIsbn10, normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn';
import type { Match } from '@titlenet/catalogue/power-search/switches';
import { searchText } from '../../projection/search-columns.ts';
import { comparison } from '../number-bounds.ts';
import { numberColumns } from '../range-columns.ts';
import type { Predicate } from '../title-search.ts';
import { intersect, keepWhere, spareBits, subtract, union } from './bitset.ts';
import type { Narrowing } from './catalogue-index.ts';
import { dayNumber } from './day-number.ts';
import { addPosting } from './postings.ts';
import type { RangeName } from './segment.ts';
import { wantedText } from './text-column.ts';

/** That no title can meet a condition. */
type None = 'none';

type OfKind<Kind extends Predicate['kind']> = Extract<Predicate, { kind: Kind }>;

const ISBN_DIGITS = 13;

function between(name: RangeName, low: number, high: number): Narrowing {
  return (segment, bits, words) => segment.ranges[name].keepBetween(bits, words, low, high);
}

/** A folded text, not empty. */
export function byTitle(match: Match, folded: string): Narrowing {
  const text = wantedText(folded);
  return (segment, bits, words) => segment.title.keep(bits, words, match, text);
}

/** Either author in either order, as quick search looks for them. */
export function byAuthors(folded: string): Narrowing {
  const text = wantedText(folded);
  return (segment, bits, words) => segment.authors.keep(bits, words, 'contains', text);
}

/** The first author, in stored or in shown order (G-55); the second has a predicate of its own. */
function byFirstAuthor(match: Match, folded: string): Narrowing {
  const text = wantedText(folded);
  return (segment, bits, words) => {
    const all = bits.slice();
    segment.authors.keepCandidates(bits, words, text);
    // Of very long names the authors' text holds the first order alone.
    for (let word = 0; word < words; word += 1) bits[word]! |= all[word]! & segment.cut[word]!;
    keepWhere(
      bits,
      words,
      (place) => segment.author1.matches(place, match, text) || segment.author1Shown.matches(place, match, text),
    );
  };
}

/** The ISBNs that begin so, as numbers. */
export function byIsbnBeginning(digits: string): Narrowing {
  const room = 10 ** (ISBN_DIGITS - digits.length);
  const low = Number(digits) * room;
  return between('isbn', low, low + room - 1);
}

function byIsbn(match: Match, typed: string): Narrowing | None {
  const isbn = normalizeIsbn(typed);
  const converted = isIsbn10(isbn) ? toIsbn13(isbn) : null;
  if (match === 'startsWith') {
    const beginning = isbnSearchPrefix(typed);
    return beginning === null ? 'none' : byIsbnBeginning(beginning);
  }
  const whole = converted ?? isbn;
  if (match === 'exact') return /^\d{13}$/.test(whole) ? between('isbn', Number(whole), Number(whole)) : 'none';
  if (!/^\d{1,13}$/.test(isbn)) return converted === null ? 'none' : byIsbnBeginning(converted);
  const digits = wantedText(isbn);
  return (segment, bits, words) => {
    const all = bits.slice();
    segment.isbn.keep(bits, words, 'contains', digits);
    if (converted === null) return;
    segment.ranges.isbn.keepBetween(all, words, Number(converted), Number(converted));
    union(bits, all, words);
  };
}

/** A title without the number is neither equal nor different. */
function byNumber({ column, match, value }: OfKind<'number'>): Narrowing | None {
  const compared = comparison(match, value, numberColumns[column].isWhole);
  if (compared === 'none') return 'none';
  if (compared === 'any') return between(column, -Infinity, Infinity);
  const { operator, value: bound } = compared;
  if (operator === '>=') return between(column, bound, Infinity);
  if (operator === '<=') return between(column, -Infinity, bound);
  if (operator === '=') return between(column, bound, bound);
  return (segment, bits, words) => {
    const equal = bits.slice();
    segment.ranges[column].keepBetween(equal, words, bound, bound);
    segment.ranges[column].keepBetween(bits, words, -Infinity, Infinity);
    subtract(bits, equal, words);
  };
}

function byDates({ column, first, last }: OfKind<'dates'>): Narrowing {
  return between(column, first === null ? -Infinity : dayNumber(first), last === null ? Infinity : dayNumber(last));
}

/** From the lower age on, up to the upper one, in the order of ages.ts (G-70); an age that is none matches nothing. */
function byAges({ lowest, highest }: OfKind<'ages'>): Narrowing | None {
  if (Number.isNaN(lowest) || Number.isNaN(highest)) return 'none';
  return (segment, bits, words) => {
    segment.ranges.lowerAge.keepBetween(bits, words, lowest ?? -Infinity, Infinity);
    if (highest !== null) segment.ranges.upperAge.keepBetween(bits, words, -Infinity, highest);
  };
}

/** Titles with one of these terms, or with none of them. */
export function byTerms(terms: readonly number[], isExcluded: boolean): Narrowing | None {
  if (terms.length === 0) return isExcluded ? () => {} : 'none';
  return (segment, bits, words) => {
    const those = spareBits(words);
    for (const term of terms) addPosting(those, segment.terms.find(term), words);
    if (isExcluded) subtract(bits, those, words);
    else intersect(bits, those, words);
  };
}

/** What the index can tell by itself; codes, names, words and lists are looked up in the database first. */
type Told = OfKind<'text' | 'number' | 'dates' | 'ages'>;

export function narrowing(predicate: Told): Narrowing | None {
  switch (predicate.kind) {
    case 'text': {
      const { column, match, text } = predicate;
      if (column === 'isbn') return byIsbn(match, text);
      const folded = searchText(foldText(text));
      if (folded === '') return 'none';
      return column === 'title' ? byTitle(match, folded) : byFirstAuthor(match, folded);
    }
    case 'number':
      return byNumber(predicate);
    case 'dates':
      return byDates(predicate);
    case 'ages':
      return byAges(predicate);
  }
}
