import pg from 'pg';

type Parser = (text: string) => unknown;

const number: Parser = (text) => Number(text);
// `2026-03-01 09:30:00.25+00` → `2026-03-01T09:30:00`: what the wire wants; sessions run in UTC.
const timestamp: Parser = (text) => text.slice(0, 19).replace(' ', 'T');
const date: Parser = (text) => text;

// pg's types know only some object ids, its parsers all of them.
const parserOf = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parser;

const TEXT_ARRAY = 1009;
const texts = parserOf(TEXT_ARRAY) as (text: string) => (string | null)[];
const arrayOf =
  (parse: Parser): Parser =>
  (text) =>
    texts(text).map((item) => (item === null ? null : parse(item)));

/** By type's object id (`select oid, typname from pg_type`). */
const PARSERS = new Map<number, Parser>([
  [20, number], // int8: counts and ids, all far below 2^53
  [1700, number], // numeric: prices and rates
  [1082, date],
  [1114, timestamp],
  [1184, timestamp],
  [1016, arrayOf(number)],
  [1231, arrayOf(number)],
  [1182, arrayOf(date)],
  [1115, arrayOf(timestamp)],
  [1185, arrayOf(timestamp)],
]);

/** How values arrive from the database: numbers as numbers, dates and times as the texts that the wire carries. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || parserOf(oid, format)) as typeof pg.types.getTypeParser,
};
