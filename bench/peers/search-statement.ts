import { isbnSearchPrefix, isIsbn10, normalizeIsbn, toIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { Match } from '@titlenet/catalogue/power-search/switches';
import { searchAttribute } from '@titlenet/catalogue/search-attributes';
import { type DateName, isWholeNumber, type NumberName } from '@titlenet/catalogue/search-ranges';
import { foldText } from '@titlenet/catalogue/text/fold';
import { rangeColumnOf } from '@titlenet/server/derive/range-columns';
import type { Predicate } from '@titlenet/server/search/title-search';
import { wordsQuery } from '@titlenet/server/search/words-query';
import { type Dialect, NOTHING, type Piece, piece, together } from './dialect.ts';
import { comparison } from './number-bounds.ts';

type Of<Kind extends Predicate['kind']> = Extract<Predicate, { kind: Kind }>;

/** Columns of a text search; one of them must match. */
function textPiece(dialect: Dialect, columns: readonly string[], match: Match, text: string): Piece {
  if (text === '') return NOTHING;
  if (match === 'contains') return dialect.contains(columns, text);
  const own = columns.map((column) =>
    match === 'exact' ? piece(`${column} = ?`, text) : dialect.startsWith(column, text),
  );
  return together(own, ' or ');
}

function isbnPiece(dialect: Dialect, match: Match, typed: string): Piece {
  const isbn = normalizeIsbn(typed);
  const converted = isIsbn10(isbn) ? toIsbn13(isbn) : null;
  if (match === 'exact') return numbersPiece((column) => piece(`${column} = ?`, converted ?? isbn));
  if (match === 'startsWith') {
    const prefix = isbnSearchPrefix(typed);
    return prefix === null ? NOTHING : numbersPiece((column) => dialect.startsWith(column, prefix));
  }
  const found = [
    ...(/^\d{1,13}$/.test(isbn) ? [numbersPiece((column) => dialect.contains([column], isbn))] : []),
    ...(converted === null ? [] : [piece('t.isbn = ?', converted)]),
  ];
  return found.length === 0 ? NOTHING : together(found, ' or ');
}

/** Titles whose ISBN or another number meets a condition (G-55). */
function numbersPiece(condition: (column: string) => Piece): Piece {
  return together([condition('t.isbn'), among('title_number o', condition('o.number'))], ' or ');
}

/** Titles with a row in a table of several rows per title. */
const among = (table: string, { text, values }: Piece) =>
  piece(`t.id in (select title_id from ${table} where ${text})`, ...values);

function columnPiece(dialect: Dialect, { column, match, text }: Of<'text'>): Piece {
  const folded = foldText(text);
  switch (column) {
    case 'isbn':
      return isbnPiece(dialect, match, text);
    case 'title':
      return textPiece(dialect, ['t.title_folded'], match, folded);
    case 'author':
      return firstAuthorPiece(dialect, match, folded);
    case 'furtherPeople':
      return furtherPeoplePiece(dialect, match, folded);
    case 'people':
      return together([firstAuthorPiece(dialect, match, folded), furtherPeoplePiece(dialect, match, folded)], ' or ');
  }
}

const firstAuthorPiece = (dialect: Dialect, match: Match, folded: string) =>
  textPiece(dialect, ['t.author1_folded', 't.author1_shown'], match, folded);

const furtherPeoplePiece = (dialect: Dialect, match: Match, folded: string) =>
  among('title_person p', textPiece(dialect, ['p.folded'], match, folded));

function columnOf(name: NumberName | DateName): string {
  const column = rangeColumnOf(name);
  if (!column) throw new RangeError(`The other engines have no column for ${name}`);
  return `t.${column}`;
}

function numberPiece({ column, match, value }: Of<'number'>): Piece {
  const name = columnOf(column);
  const compared = comparison(match, value, isWholeNumber(column));
  if (compared === 'none') return NOTHING;
  // A number, never a text from outside: written literally, it has the column's type in every engine.
  return piece(compared === 'any' ? `${name} is not null` : `${name} ${compared.operator} ${compared.value}`);
}

function datesPiece({ day }: Dialect, { column, first, last }: Of<'dates'>): Piece {
  const name = columnOf(column);
  const bounds = [
    ...(first === null ? [] : [piece(`${name} >= ${day}`, first)]),
    ...(last === null ? [] : [piece(`${name} <= ${day}`, last)]),
  ];
  return together(bounds, ' and ');
}

function agesPiece({ lowest, highest }: Of<'ages'>): Piece {
  if (Number.isNaN(lowest) || Number.isNaN(highest)) return NOTHING;
  const bounds = ['t.lower_age is not null'];
  if (lowest !== null) bounds.push(`t.lower_age >= ${lowest}`);
  if (highest !== null) bounds.push(`t.upper_age <= ${highest}`);
  return piece(bounds.join(' and '));
}

function wordsPiece(dialect: Dialect, { scopes, text }: Of<'words'>): Piece {
  const asked = wordsQuery(text);
  if (asked.phrases.length === 0 && asked.prefix === null) return NOTHING;
  const words = dialect.words(asked);
  return piece(
    `t.id in (select x.title_id from title_text x where x.scope in (${scopes.map(Number).join()}) and ${words.text})`,
    ...words.values,
  );
}

/** Titles with one of the terms selected by a condition on `term` or `term_name`. */
const withTerms = (terms: Piece, isExcluded = false) =>
  piece(
    `t.id ${isExcluded ? 'not in' : 'in'} (select title_id from title_term where term_id in (${terms.text}))`,
    ...terms.values,
  );

function codesPiece({ attribute, codes, isExcluded }: Of<'codes'>): Piece {
  const { number } = searchAttribute(attribute);
  const parameters = codes.map(() => '?').join();
  return withTerms(
    piece(`select id from term where attribute = ${number} and code in (${parameters})`, ...codes),
    isExcluded,
  );
}

function namePiece(dialect: Dialect, { attribute, match, text }: Of<'name'>): Piece {
  const { number } = searchAttribute(attribute);
  const found = textPiece(dialect, ['n.folded'], match, foldText(text));
  return withTerms(
    piece(`select n.term_id from term_name n where n.attribute = ${number} and ${found.text}`, ...found.values),
  );
}

function requirementPiece(dialect: Dialect, predicate: Predicate): Piece {
  switch (predicate.kind) {
    case 'text':
      return columnPiece(dialect, predicate);
    case 'name':
      return namePiece(dialect, predicate);
    case 'codes':
      return codesPiece(predicate);
    case 'number':
      return numberPiece(predicate);
    case 'dates':
      return datesPiece(dialect, predicate);
    case 'ages':
      return agesPiece(predicate);
    case 'words':
      return wordsPiece(dialect, predicate);
    case 'lists':
      throw new RangeError('Lists belong to people, who are not in the catalogue that is compared');
    case 'blank':
      throw new RangeError('No query of the comparison asks for blank values');
  }
}

/**
 * Builds the condition of a search on `title t` in an engine's SQL.
 *
 * @throws RangeError for user lists and blank values, which no query uses
 */
export function searchPiece(dialect: Dialect, division: number, predicates: readonly Predicate[]): Piece {
  const asked = predicates.map((predicate) => requirementPiece(dialect, predicate));
  return together([piece(`t.division = ${division}`), ...asked], ' and ');
}

/**
 * Selects the rows of a result in title order if there are at most the maximum, otherwise none. The engine can stop at
 * the first row above the maximum.
 */
export function rowsStatement({ text, values }: Piece, maximum: number): Piece {
  return piece(
    `with hit as materialized (select t.id from title t where ${text} limit ${maximum + 1})
    select t.id, r.grid_row from hit join title t on t.id = hit.id join title_row r on r.title_id = t.id
    where (select count(*) from hit) <= ${maximum}
    order by t.title_sort nulls last, t.isbn nulls last, t.id`,
    ...values,
  );
}

export function countStatement({ text, values }: Piece): Piece {
  return piece(`select count(*) as total from title t where ${text}`, ...values);
}
