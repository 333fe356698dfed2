import type { WordsQuery } from '@titlenet/server/search/words-query';

/** Part of a statement with `?` placeholders and their values, which are all texts. */
export interface Piece {
  readonly text: string;
  readonly values: readonly string[];
}

export const piece = (text: string, ...values: readonly string[]): Piece => ({ text, values });

/** A condition that is never true. */
export const NOTHING = piece('1 = 0');

export function together(pieces: readonly Piece[], operator: ' and ' | ' or '): Piece {
  return piece(`(${pieces.map(({ text }) => text).join(operator)})`, ...pieces.flatMap(({ values }) => values));
}

/** Differences of the engines. Columns and texts are folded; words are in one text with spaces around each. */
export interface Dialect {
  /** A column of `title t`, `term_name n`, `title_number o` or `title_person p` contains the text. */
  contains(columns: readonly string[], text: string): Piece;
  startsWith(column: string, text: string): Piece;
  /** The text `x.words` of a row of `title_text x` has the words. */
  words(query: WordsQuery): Piece;
  /** A date from a text. */
  day: string;
}

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A word or phrase is between spaces, a prefix after one. */
const wordParts = ({ phrases, prefix }: WordsQuery): string[] => [
  ...phrases.map((phrase) => ` ${phrase.join(' ')} `),
  ...(prefix === null ? [] : [` ${prefix}`]),
];

/** B-trees serve equality, ranges and prefixes; *contains* is a scan with ILIKE. */
export const textbookDialect: Dialect = {
  contains: (columns, text) =>
    together(
      columns.map((column) => piece(`${column} ilike ?`, `%${like(text)}%`)),
      ' or ',
    ),
  startsWith: (column, text) => piece(`${column} like ?`, `${like(text)}%`),
  words: (query) =>
    together(
      wordParts(query).map((part) => piece('x.words ilike ?', `%${like(part)}%`)),
      ' and ',
    ),
  day: 'cast(? as date)',
};

/** Minimum length for the trigrams of FTS5; shorter texts are scanned. */
const MIN_TRIGRAM_LENGTH = 3;
/** Sorts after every other character. */
const LAST_CHARACTER = '\u{10ffff}';

/** Quotes a text for an FTS5 query. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** FTS5 tables by the alias of the table whose columns they index. */
const trigramTables: Readonly<Record<string, string>> = {
  t: 'title_fts',
  n: 'term_name_fts',
  o: 'title_number_fts',
  p: 'title_person_fts',
};

function matching(columns: readonly string[], text: string): Piece {
  const alias = columns[0]!.slice(0, 1);
  const table = trigramTables[alias]!;
  const names = columns.map((column) => column.slice(2)).join(' ');
  return piece(`${alias}.id in (select rowid from ${table} where ${table} match ?)`, `{${names}} : ${quoted(text)}`);
}

export const sqliteDialect: Dialect = {
  contains(columns, text) {
    if ([...text].length >= MIN_TRIGRAM_LENGTH) return matching(columns, text);
    return together(
      columns.map((column) => piece(`instr(${column}, ?) > 0`, text)),
      ' or ',
    );
  },
  startsWith: (column, text) => piece(`(${column} >= ? and ${column} < ?)`, text, text + LAST_CHARACTER),
  words({ phrases, prefix }) {
    const asked = [
      ...phrases.map((phrase) => quoted(phrase.join(' '))),
      ...(prefix === null ? [] : [`${quoted(prefix)} *`]),
    ];
    return piece('x.id in (select rowid from title_text_fts where title_text_fts match ?)', asked.join(' AND '));
  },
  day: '?',
};

export const duckdbDialect: Dialect = {
  contains: (columns, text) =>
    together(
      columns.map((column) => piece(`contains(${column}, ?)`, text)),
      ' or ',
    ),
  startsWith: (column, text) => piece(`starts_with(${column}, ?)`, text),
  words: (query) =>
    together(
      wordParts(query).map((part) => piece('contains(x.words, ?)', part)),
      ' and ',
    ),
  day: 'cast(? as date)',
};
