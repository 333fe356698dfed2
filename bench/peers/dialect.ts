import type { WordsQuery } from '@titlenet/server/search/words-query';

/** A part of a statement: `?` stands for each of the values in turn, which are all texts. */
export interface Piece {
  readonly text: string;
  readonly values: readonly string[];
}

export const piece = (text: string, ...values: readonly string[]): Piece => ({ text, values });

/** What no row meets. */
export const NOTHING = piece('1 = 0');

export function together(pieces: readonly Piece[], operator: ' and ' | ' or '): Piece {
  return piece(`(${pieces.map(({ text }) => text).join(operator)})`, ...pieces.flatMap(({ values }) => values));
}

/** Where engines differ. Columns and texts are folded alike; words stand in one line with a blank around each. */
export interface Dialect {
  /** A column of `title t` or `term_name n` contains the text. */
  contains(columns: readonly string[], text: string): Piece;
  startsWith(column: string, text: string): Piece;
  /** The text `x.words` of a row of `title_text x` has the words. */
  words(query: WordsQuery): Piece;
  /** A day given as text. */
  day: string;
}

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A word or phrase stands between blanks, a prefix behind one. */
const wordParts = ({ phrases, prefix }: WordsQuery): string[] => [
  ...phrases.map((phrase) => ` ${phrase.join(' ')} `),
  ...(prefix === null ? [] : [` ${prefix}`]),
];

/** B-trees serve what is equal, ranges and beginnings; what contains a text is read through with ILIKE. */
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

/** FTS5 knows trigrams: shorter texts are read through. */
const LEAST_TRIGRAM = 3;
/** Above every character of a text. */
const LAST_CHARACTER = '\u{10ffff}';

/** A text as a string of FTS5's language. */
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function matching(columns: readonly string[], text: string): Piece {
  const [table, key] = columns[0]!.startsWith('n.') ? ['term_name_fts', 'n.id'] : ['title_fts', 't.id'];
  const names = columns.map((column) => column.slice(2)).join(' ');
  return piece(`${key} in (select rowid from ${table} where ${table} match ?)`, `{${names}} : ${quoted(text)}`);
}

export const sqliteDialect: Dialect = {
  contains(columns, text) {
    if ([...text].length >= LEAST_TRIGRAM) return matching(columns, text);
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
