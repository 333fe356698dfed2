import { isbnSearchPrefix, isIsbn10, normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { Match } from '@titlenet/catalogue/power-search/switches';
import { foldText } from '@titlenet/catalogue/text/fold';
import { linePattern } from '../../derive/search-columns.ts';
import type { BlankPart, Predicate } from '../title-search.ts';
import { filterBits, intersect, scratchBits, subtract, union } from './bitset.ts';
import { dayNumber } from './day-number.ts';
import type { RangeName } from './indexed-title.ts';
import { unionPosting } from './postings.ts';
import { keyOfAttribute, keyOfText } from './presence.ts';
import type { Segment } from './segment.ts';
import type { Filter } from './segment-filter.ts';
import { compilePattern } from './text-pattern.ts';

/** No title can meet the predicate. */
type None = 'none';

type OfKind<Kind extends Predicate['kind']> = Extract<Predicate, { kind: Kind }>;

const ISBN_DIGITS = 13;

function between(name: RangeName, low: number, high: number): Filter {
  return (segment, bits, words) => segment.ranges[name].filterRange(bits, words, low, high);
}

/** @param folded not empty */
export function byTitle(match: Match, folded: string): Filter {
  const text = compilePattern(folded);
  return (segment, bits, words) => segment.title.filter(bits, words, match, text);
}

/** Any person of the title, as stored or as displayed. @param folded not empty */
export function byPeople(match: Match, folded: string): Filter {
  const text = compilePattern(linePattern(match, folded));
  return (segment, bits, words) => segment.people.filter(bits, words, 'contains', text);
}

/** The length of the first lines of the people, those of the first author. */
function firstAuthorBytes({ author1, author1Shown }: Pick<Segment, 'author1' | 'author1Shown'>, slot: number): number {
  const lengths = [author1.byteLength(slot), author1Shown.byteLength(slot)];
  // A line feed follows each line.
  return lengths.reduce((sum, length) => sum + (length === 0 ? 0 : length + 1), 0);
}

/** Any person but the first author. */
function byFurtherPeople(match: Match, folded: string): Filter {
  const text = compilePattern(linePattern(match, folded));
  return ({ people, author1, author1Shown }, bits, words) => {
    people.filterCandidates(bits, words, text);
    filterBits(bits, words, (slot) =>
      people.containsAfter(slot, firstAuthorBytes({ author1, author1Shown }, slot), text),
    );
  };
}

/** The first author, as stored or as displayed (G-55). */
function byFirstAuthor(match: Match, folded: string): Filter {
  const text = compilePattern(folded);
  return (segment, bits, words) => {
    segment.people.filterCandidates(bits, words, text);
    filterBits(
      bits,
      words,
      (slot) => segment.author1.matches(slot, match, text) || segment.author1Shown.matches(slot, match, text),
    );
  };
}

/** Titles that meet two filters. */
function both(one: Filter, other: Filter): Filter {
  return (segment, bits, words) => {
    one(segment, bits, words);
    other(segment, bits, words);
  };
}

/** Titles that meet at least one of two filters. */
function either(one: Filter, other: Filter): Filter {
  return (segment, bits, words) => {
    const all = bits.slice();
    one(segment, bits, words);
    other(segment, all, words);
    union(bits, all, words);
  };
}

function byOtherNumbers(match: Match, digits: string): Filter {
  const text = compilePattern(linePattern(match, digits));
  return (segment, bits, words) => segment.otherNumbers.filter(bits, words, 'contains', text);
}

const isbnFrom = (digits: string): Filter => {
  const count = 10 ** (ISBN_DIGITS - digits.length);
  const low = Number(digits) * count;
  return between('isbn', low, low + count - 1);
};

/** @param digits the first digits of an ISBN-13 or of another number of the title */
export function byNumberPrefix(digits: string): Filter {
  return either(isbnFrom(digits), byOtherNumbers('startsWith', digits));
}

function byIsbn(match: Match, typed: string): Filter | None {
  const isbn = normalizeIsbn(typed);
  const converted = isIsbn10(isbn) ? toIsbn13(isbn) : null;
  if (match === 'startsWith') {
    const prefix = isbnSearchPrefix(typed);
    return prefix === null ? 'none' : byNumberPrefix(prefix);
  }
  const whole = converted ?? isbn;
  if (!/^\d{1,13}$/.test(whole)) return 'none';
  if (match === 'exact') return byWholeNumber(whole);
  const equal = between('isbn', Number(whole), Number(whole));
  if (!/^\d+$/.test(isbn)) return equal;
  const digits = compilePattern(isbn);
  const contains: Filter = (segment, bits, words) => segment.isbn.filter(bits, words, 'contains', digits);
  return either(converted === null ? contains : either(contains, equal), byOtherNumbers(match, isbn));
}

/** @param digits an ISBN-13 or another number of the title */
export function byWholeNumber(digits: string): Filter {
  return either(between('isbn', Number(digits), Number(digits)), byOtherNumbers('exact', digits));
}

/** A title without the number matches neither "equal" nor "not equal". NaN is text that is not a number. */
function byNumber({ column, match, value }: OfKind<'number'>): Filter | None {
  const any = between(column, -Infinity, Infinity);
  if (Number.isNaN(value)) return match === 'notEqual' ? any : 'none';
  if (match === 'moreOrEqual') return between(column, value, Infinity);
  if (match === 'lessOrEqual') return between(column, -Infinity, value);
  const equal = between(column, value, value);
  return match === 'notEqual' ? both(any, not(equal)) : equal;
}

function byDates({ column, first, last }: OfKind<'dates'>): Filter {
  return between(column, first === null ? -Infinity : dayNumber(first), last === null ? Infinity : dayNumber(last));
}

/** Ages are compared by their position in ages.ts (G-70). NaN is an unknown age, which no title has. */
function byAges({ lowest, highest }: OfKind<'ages'>): Filter | None {
  if (Number.isNaN(lowest) || Number.isNaN(highest)) return 'none';
  return (segment, bits, words) => {
    segment.ranges.lowerAge.filterRange(bits, words, lowest ?? -Infinity, Infinity);
    if (highest !== null) segment.ranges.upperAge.filterRange(bits, words, -Infinity, highest);
  };
}

/** Titles in at least one of these posting lists of terms. */
function byKeys(keys: readonly number[]): Filter {
  return (segment, bits, words) => {
    const matches = scratchBits(words);
    for (const key of keys) unionPosting(matches, segment.terms.find(key), words);
    intersect(bits, matches, words);
  };
}

/** Titles with at least one of these terms, or, if excluded, without any of them. */
export function byTerms(terms: readonly number[], isExcluded: boolean): Filter | None {
  if (terms.length === 0) return isExcluded ? () => {} : 'none';
  return isExcluded ? not(byKeys(terms)) : byKeys(terms);
}

/** Titles with at least one line of people behind the first author's. */
const withFurtherPeople: Filter = ({ people, author1, author1Shown }, bits, words) =>
  filterBits(bits, words, (slot) => people.byteLength(slot) > firstAuthorBytes({ author1, author1Shown }, slot) + 1);

function withPart(part: BlankPart): Filter {
  if ('range' in part) return between(part.range, -Infinity, Infinity);
  if ('ages' in part) return between('lowerAge', -Infinity, Infinity);
  if ('attribute' in part) return byKeys([keyOfAttribute(part.attribute)]);
  if ('scopes' in part) return byKeys(part.scopes.map(keyOfText));
  if (part.people === 'furtherPeople') return withFurtherPeople;
  const column = part.people === 'author' ? 'author1' : 'people';
  return (segment, bits, words) => filterBits(bits, words, (slot) => segment[column].byteLength(slot) > 0);
}

/** Titles that do not pass a filter. */
function not(filter: Filter): Filter {
  return (segment, bits, words) => {
    const passed = bits.slice();
    filter(segment, passed, words);
    subtract(bits, passed, words);
  };
}

function byBlank({ part, isBlank }: OfKind<'blank'>): Filter {
  const filled = withPart(part);
  return isBlank ? not(filled) : filled;
}

/** Predicates that need no look-up in the database (`lookUp`). */
type LocalPredicate = OfKind<'text' | 'number' | 'dates' | 'ages' | 'blank'>;

const textFilters = {
  title: byTitle,
  author: byFirstAuthor,
  people: byPeople,
  furtherPeople: byFurtherPeople,
} as const;

export function filterOf(predicate: LocalPredicate): Filter | None {
  switch (predicate.kind) {
    case 'text': {
      const { column, match, text } = predicate;
      if (column === 'isbn') return byIsbn(match, text);
      const folded = foldText(text);
      if (folded === '') return 'none';
      return textFilters[column](match, folded);
    }
    case 'number':
      return byNumber(predicate);
    case 'dates':
      return byDates(predicate);
    case 'ages':
      return byAges(predicate);
    case 'blank':
      return byBlank(predicate);
  }
}
