import { isbnSearchPrefix, isIsbn10, normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { Match } from '@titlenet/catalogue/power-search/switches';
import {
  codesPerAttribute,
  type SearchAttributeName,
  searchAttribute,
  termOf,
} from '@titlenet/catalogue/search-attributes';
import { isWholeNumber } from '@titlenet/catalogue/search-ranges';
import { foldText } from '@titlenet/catalogue/text/fold';
import { type RawBuilder, sql } from 'kysely';
import { containing, containsText, escapeLike } from '../../database/like.ts';
import { linePattern } from '../../derive/search-columns.ts';
import { comparison } from '../number-bounds.ts';
import { dayBound, rangeValue } from '../range-value.queries.ts';
import type { BlankPart, Predicate } from '../title-search.ts';
import { listedIsbns } from '../user-list-titles.queries.ts';
import { tsQueryText, wordsQuery } from '../words-query.ts';
import type { Condition } from './condition.ts';
import type { ResolvedTerms } from './resolve-terms.queries.ts';
import { sqlHasLongAuthor, sqlHasManyPeople, sqlIsLongTitle } from './search-indexes.queries.ts';
import { terms } from './term-conditions.queries.ts';

/** Ids of the titles to evaluate; null for all. Conditions on few titles read no others. */
type Among = readonly number[] | null;

interface ConditionOptions {
  /** Subject of the caller; selects the user lists that may be searched with. */
  subject: string;
  /** Of the search. */
  companies: readonly string[];
  among?: Among;
}

/** Characters of the starts of titles and of first authors (migrations/0001-baseline/titles.ts). */
const START_LENGTH = 300;

/** The whole text, or its start. The ordered index has only starts, so that of the text is looked up in it. */
function orderedCondition(
  column: 'title_folded' | 'author1_folded' | 'author1_shown',
  match: Match,
  text: string,
): RawBuilder<boolean> {
  const [whole, indexed] = [sql.ref(column), sql.ref(`${column}_start`)];
  const start = [...text].slice(0, START_LENGTH).join('');
  if (match === 'exact') return sql<boolean>`(${indexed} = ${start} and ${whole} = ${text})`;
  const begins = sql<boolean>`${indexed} like ${`${escapeLike(start)}%`}`;
  return start === text ? begins : sql<boolean>`(${begins} and ${whole} like ${`${escapeLike(text)}%`})`;
}

function titleCondition(match: Match, typed: string, among: Among): Condition {
  const text = foldText(typed);
  if (text === '') return 'none';
  if (match !== 'contains') return orderedCondition('title_folded', match, text);
  const isShort = containing(text).indexed === null;
  return isShort && !among ? titleByShortText(`%${escapeLike(text)}%`) : containsText('title_folded', text);
}

/** As `peopleByShortText`, for titles. */
const titleByShortText = (pattern: string) =>
  sql<boolean>`((title_folded_start || '') like ${pattern} or id = any(array(
    select id from title where ${sql.raw(sqlIsLongTitle)} and not is_deleted and (title_folded || '') like ${pattern})))`;

/**
 * A text without a trigram: an index-only scan of the start of all people, and the few titles whose start lacks some.
 */
const peopleByShortText = (pattern: string) =>
  sql<boolean>`((author_folded_start || '') like ${pattern} or id = any(array(
    select id from title where ${sql.raw(sqlHasManyPeople)} and not is_deleted and (author_folded || '') like ${pattern})))`;

/** Any person of the title, as stored or as displayed. */
function peopleCondition(match: Match, typed: string, among: Among): Condition {
  const text = foldText(typed);
  if (text === '') return 'none';
  const own = `%${escapeLike(linePattern(match, text))}%`;
  if (among) return sql<boolean>`author_folded like ${own}`;
  if (containing(text).indexed === null) return peopleByShortText(own);
  const contains = containsText('author_folded', text);
  return match === 'contains' ? contains : sql<boolean>`(${contains} and (author_folded || '') like ${own})`;
}

/** The people without the lines of the first author, from the line feed before the first of them. */
const furtherPeople = sql`substr(author_folded, 1
  + length(author1_folded) + (author1_folded <> '')::integer
  + coalesce(length(author1_shown) + (author1_shown <> '')::integer, 0))`;

/** Any person but the first author, as stored or as displayed. */
function furtherPeopleCondition(match: Match, typed: string): Condition {
  const text = foldText(typed);
  if (text === '') return 'none';
  const own = sql<boolean>`${furtherPeople} like ${`%${escapeLike(linePattern(match, text))}%`}`;
  return sql<boolean>`(${containsText('author_folded', text)} and ${own})`;
}

/** The first author, as stored or as displayed (G-55). */
function authorCondition(match: Match, typed: string): Condition {
  const text = foldText(typed);
  if (text === '') return 'none';
  if (match !== 'contains') {
    const [stored, shown] = (['author1_folded', 'author1_shown'] as const).map((column) =>
      orderedCondition(column, match, text),
    );
    return sql<boolean>`(${stored} or ${shown})`;
  }
  // The trigram index covers both orders, so the first author is compared in addition.
  const { indexed, whole } = containing(text);
  if (indexed === null) return authorByShortText(whole);
  const own = sql<boolean>`((author1_folded || '') like ${whole} or (author1_shown || '') like ${whole})`;
  return sql<boolean>`(${containsText('author_folded', text)} and ${own})`;
}

/** As `peopleByShortText`, for first authors. */
const authorByShortText = (pattern: string) =>
  sql<boolean>`((author1_folded_start || '') like ${pattern} or (author1_shown_start || '') like ${pattern}
    or id = any(array(
      select id from title where ${sql.raw(sqlHasLongAuthor)} and not is_deleted
        and ((author1_folded || '') like ${pattern} or (author1_shown || '') like ${pattern}))))`;

const otherNumbers = (match: Match, digits: string) =>
  sql<boolean>`other_numbers like ${`%${linePattern(match, digits)}%`}`;

/** Digits of an ISBN-13 or of another number of the title, or a whole ISBN-10, which is converted (G-55). */
function isbnCondition(match: Match, typed: string): Condition {
  const isbn = normalizeIsbn(typed);
  const converted = isIsbn10(isbn) ? toIsbn13(isbn) : null;
  if (match === 'startsWith') {
    const prefix = isbnSearchPrefix(typed);
    return prefix === null ? 'none' : tradeNumberCondition(match, prefix);
  }
  const whole = converted ?? isbn;
  if (!/^\d{1,13}$/.test(whole)) return 'none';
  if (match === 'exact') return tradeNumberCondition(match, whole);
  if (!/^\d+$/.test(isbn)) return sql<boolean>`isbn = ${whole}`;
  const digits = `%${isbn}%`;
  // One or two digits have no trigram, so the expression prevents a scan of the whole trigram index.
  const contains = isbn.length < 3 ? sql<boolean>`(isbn || '') like ${digits}` : sql<boolean>`isbn like ${digits}`;
  return sql<boolean>`(${contains} or isbn = ${whole} or ${otherNumbers(match, isbn)})`;
}

/** The ISBN or another number of the title, whole or its first digits. */
export const tradeNumberCondition = (match: 'exact' | 'startsWith', digits: string): RawBuilder<boolean> =>
  match === 'exact'
    ? sql<boolean>`(isbn = ${digits} or ${otherNumbers(match, digits)})`
    : // ':' is the character after '9'.
      sql<boolean>`((isbn >= ${digits} and isbn < ${`${digits}:`}) or ${otherNumbers(match, digits)})`;

/** A title without the number matches neither "equal" nor "not equal". */
function numberCondition({ column, match, value }: Extract<Predicate, { kind: 'number' }>): Condition {
  const isWhole = isWholeNumber(column);
  const stored = rangeValue(column);
  const compared = comparison(match, value, isWhole);
  if (compared === 'none') return 'none';
  if (compared === 'any') return sql<boolean>`${stored} is not null`;
  const bound = isWhole ? sql`${compared.value}::bigint` : sql`${String(compared.value)}::numeric`;
  return sql<boolean>`${stored} ${sql.raw(compared.operator)} ${bound}`;
}

function datesCondition({ column, first, last }: Extract<Predicate, { kind: 'dates' }>): Condition {
  const name = rangeValue(column);
  const bounds = [
    ...(first === null ? [] : [sql`${name} >= ${dayBound(column, first)}`]),
    ...(last === null ? [] : [sql`${name} <= ${dayBound(column, last)}`]),
  ];
  return sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}

/** Ages are compared by their position in ages.ts (G-70). NaN is an unknown age, which no title has. */
function agesCondition({ lowest, highest }: Extract<Predicate, { kind: 'ages' }>): Condition {
  if (Number.isNaN(lowest) || Number.isNaN(highest)) return 'none';
  const bounds = [
    ...(lowest === null ? [] : [sql`lower_age >= ${lowest}::smallint`]),
    ...(highest === null ? [] : [sql`upper_age <= ${highest}::smallint`]),
    sql`lower_age is not null`,
  ];
  return sql<boolean>`(${sql.join(bounds, sql` and `)})`;
}

type Words = Extract<Predicate, { kind: 'words' }>;

const isWords = (predicate: Predicate): predicate is Words => predicate.kind === 'words';

/**
 * All text queries as one array of ids. As a join, the planner underestimates the condition on the division and reads
 * the texts of every title; with two arrays it compares each entry of one with the other.
 */
function wordsConditions(predicates: readonly Words[], among: Among): Condition[] {
  if (predicates.length === 0) return [];
  const queries = predicates.map(({ scopes, text }) => tsQueryText(wordsQuery(text), scopes));
  if (queries.includes(null)) return ['none'];
  const limit = among ? sql`title_id = any(${among}::integer[])` : sql`true`;
  const found = queries.map(
    (query) => sql`(select title_id from title_text where words @@ to_tsquery('simple', ${query}) and ${limit})`,
  );
  return [sql<boolean>`id = any(array(${sql.join(found, sql` intersect `)}))`];
}

function listsCondition(ids: readonly number[], subject: string): Condition {
  const isbns = listedIsbns(ids, subject);
  return isbns === null ? 'none' : sql<boolean>`isbn in (${isbns})`;
}

/** A title has a code of an attribute if one of its terms is in the attribute's range. */
const hasCode = (name: SearchAttributeName) => {
  const first = termOf(searchAttribute(name).number, 0);
  return sql<boolean>`exists (select from unnest(terms) as own where own >= ${first} and own < ${first + codesPerAttribute})`;
};

const hasPeople = {
  author: sql<boolean>`author1_folded <> ''`,
  people: sql<boolean>`author_folded <> ''`,
  // Only the line feed before the first of them is left where there is none.
  furtherPeople: sql<boolean>`length(${furtherPeople}) > 1`,
} as const;

function hasPart(part: BlankPart): RawBuilder<boolean> {
  if ('people' in part) return hasPeople[part.people];
  if ('attribute' in part) return hasCode(part.attribute);
  if ('range' in part) return sql<boolean>`${rangeValue(part.range)} is not null`;
  if ('ages' in part) return sql<boolean>`lower_age is not null`;
  return sql<boolean>`exists (select from title_text where title_id = id and scope = any(${part.scopes}::smallint[]))`;
}

const blankCondition = ({ part, isBlank }: Extract<Predicate, { kind: 'blank' }>): Condition =>
  isBlank ? sql<boolean>`(${hasPart(part)}) is not true` : hasPart(part);

/** Predicates by code, name and words are rendered together (`terms`, `wordsConditions`). */
type ByColumn = Exclude<Predicate, { kind: 'codes' | 'name' | 'words' }>;

const isByColumn = (predicate: Predicate): predicate is ByColumn =>
  predicate.kind !== 'codes' && predicate.kind !== 'name' && !isWords(predicate);

const textConditions = {
  ...{ title: titleCondition, author: authorCondition, people: peopleCondition },
  ...{ furtherPeople: furtherPeopleCondition, isbn: isbnCondition },
} as const;

function columnCondition(predicate: ByColumn, { subject, among = null }: ConditionOptions): Condition {
  switch (predicate.kind) {
    case 'text':
      return textConditions[predicate.column](predicate.match, predicate.text, among);
    case 'number':
      return numberCondition(predicate);
    case 'dates':
      return datesCondition(predicate);
    case 'ages':
      return agesCondition(predicate);
    case 'lists':
      return listsCondition(predicate.ids, subject);
    case 'blank':
      return blankCondition(predicate);
  }
}

/** @returns conditions on a row of `title`; all must be met */
export function conditionsOf(
  predicates: readonly Predicate[],
  resolved: ResolvedTerms,
  options: ConditionOptions,
): Condition[] {
  const { among = null, companies } = options;
  const byColumn = predicates.filter(isByColumn).map((predicate) => columnCondition(predicate, options));
  const ofIds = among ? [sql<boolean>`id = any(${among}::integer[])`] : [];
  return [
    ...ofIds,
    ...terms(predicates, resolved, companies),
    ...wordsConditions(predicates.filter(isWords), among),
    ...byColumn,
  ];
}
