import pg from 'pg';

type Parser = (text: string) => unknown;

const number: Parser = (text) => Number(text);
// `2026-03-01 09:30:00.25+00` → `2026-03-01T09:30:00`, the format of responses. Sessions are in UTC.
const timestamp: Parser = (text) => text.slice(0, 19).replace(' ', 'T');
const date: Parser = (text) => text;

// The types of pg cover only some object ids, its parsers cover all.
const parserOf = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parser;

const TEXT_ARRAY = 1009;
// The parser of this type gives texts.
const texts = parserOf(TEXT_ARRAY) as (text: string) => (string | null)[];
const arrayOf =
  (parse: Parser): Parser =>
  (text) =>
    texts(text).map((item) => (item === null ? null : parse(item)));

/** By object id of the type (`select oid, typname from pg_type`). */
const PARSERS = new Map<number, Parser>([
  [20, number], // int8: counts, ids and sums, none above 2^53
  [1700, number], // numeric: prices and amounts
  [1082, date],
  [1114, timestamp],
  [1184, timestamp],
  [1016, arrayOf(number)],
  [1231, arrayOf(number)],
  [1182, arrayOf(date)],
  [1115, arrayOf(timestamp)],
  [1185, arrayOf(timestamp)],
]);

/** How values are read from the database: numbers as numbers, dates and times as strings in the format of responses. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    // The declared overloads differ in what they parse, which the numbers of types decide.
    (format !== 'binary' && PARSERS.get(oid)) || parserOf(oid, format)) as typeof pg.types.getTypeParser,
};
