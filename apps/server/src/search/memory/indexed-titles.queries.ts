import { type DateName, type NumberName, searchDates, searchNumbers } from '@titlenet/catalogue/search-ranges';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { rangeColumnOf } from '../../derive/range-columns.ts';
import { dayNumber } from './day-number.ts';
import { type IndexedTitle, type RangeName, rangeNames } from './indexed-title.ts';

// In titles, these control characters are replaced by blanks.
const TITLE_SEPARATOR = '\u001e';
const VALUE_SEPARATOR = '\u001f';

/** The numbers and dates that few titles have are members of one column. */
const rangeValue = (name: NumberName | DateName): RawBuilder<unknown> => {
  const column = rangeColumnOf(name);
  return column ? sql.ref(column) : sql`ranges ->> ${sql.lit(name)}`;
};

const ranges = {
  ...{ isbn: sql.ref('isbn'), lowerAge: sql.ref('lower_age'), upperAge: sql.ref('upper_age') },
  ...Object.fromEntries([...searchNumbers, ...searchDates].map(({ name }) => [name, rangeValue(name)])),
} as Record<RangeName, RawBuilder<unknown>>;

const texts = [
  ...(['company_code', 'title_folded', 'author_folded', 'author1_folded', 'author1_shown'] as const),
  ...(['other_numbers', 'box_words'] as const),
];

const textScopes = sql`array(select scope from title_text where title_id = title.id)`;

/** A title as one text, because reading separate columns of a million titles takes minutes. */
const asText = (): RawBuilder<string> => {
  const values = [
    ...texts.map((column) => sql`translate(coalesce(${sql.ref(column)}, ''), chr(30) || chr(31), '  ')`),
    ...rangeNames.map((name) => sql`coalesce(${ranges[name]}::text, '')`),
  ];
  return sql<string>`concat_ws(chr(31), id, array_to_string(terms, ','), array_to_string(${textScopes}, ','), ${sql.join(values)})`;
};

/** @returns the titles with these ids that are not deleted, by id */
export async function findIndexedTitles(db: Kysely<Tables>, ids: readonly number[]): Promise<IndexedTitle[]> {
  return readTitles(db, sql<boolean>`id = any(${ids}::integer[])`, null);
}

/** @returns the next titles after an id that are not deleted, by id */
export async function findNextIndexedTitles(
  db: Kysely<Tables>,
  after: number,
  maximum: number,
): Promise<IndexedTitle[]> {
  return readTitles(db, sql<boolean>`id > ${after}`, maximum);
}

async function readTitles(db: Kysely<Tables>, where: RawBuilder<boolean>, maximum: number | null) {
  const { rows } = await sql<{ titles: string | null }>`
    select string_agg(line, chr(30)) as titles from (
      select ${asText()} as line from title where ${where} and not is_deleted order by id limit ${maximum}
    ) as chosen`.execute(db);
  const titles = rows[0]?.titles;
  return titles ? titles.split(TITLE_SEPARATOR).map(readTitle) : [];
}

function readTitle(line: string): IndexedTitle {
  const [id, terms, textScopes, companyCode, title, people, author1, author1Shown, otherNumbers, boxWords, ...ranges] =
    line.split(VALUE_SEPARATOR);
  return {
    id: Number(id),
    companyCode: companyCode!,
    isbn: ranges[0]!,
    title: title!,
    people: people!,
    author1: author1!,
    author1Shown: author1Shown!,
    otherNumbers: otherNumbers!,
    boxWords: boxWords!,
    terms: numbersOf(terms!),
    textScopes: numbersOf(textScopes!),
    ranges: ranges.map(parseRange),
  };
}

const numbersOf = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

function parseRange(text: string): number {
  if (text === '') return Number.NaN;
  return text.charAt(4) === '-' ? dayNumber(text) : Number(text);
}

/** @returns the highest id of all titles; 0 for an empty catalogue */
export async function findHighestId(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from title`.execute(db);
  return rows[0]!.id;
}
