import type { Tables } from '@titlenet/server/database/tables';
import { type Kysely, sql } from 'kysely';

const BATCH = 10_000;

type Cell = string | number | null;

/** Columns of `title` in every engine, in this order. */
export const titleColumns = [
  'id',
  'division',
  'isbn',
  'title_folded',
  'author1_folded',
  'author1_shown',
  'title_sort',
  'price',
  'canadian_price',
  'agency_price',
  'first_print',
  'ltd_net',
  'pub_year',
  'release_date',
  'on_sale_date',
  'pub_date',
  'lower_age',
  'upper_age',
] as const;

/** A batch of titles with all searched data and result rows. Values are in the order of the columns. */
export interface CatalogueRows {
  /** `titleColumns` */
  title: Cell[][];
  /** title_id, grid_row */
  title_row: Cell[][];
  /** title_id, term_id */
  title_term: Cell[][];
  /** id, title_id, scope, words: each word with a space before it, and one after the last */
  title_text: Cell[][];
  /** id, title_id, number: another EAN, and a UPC in both its forms */
  title_number: Cell[][];
  /** id, title_id, folded: one row for each order of the name of a person who is not the first author */
  title_person: Cell[][];
  /** id, attribute, code; with the first titles only */
  term: Cell[][];
  /** id, term_id, attribute, folded: one row for each order of a name; with the first titles only */
  term_name: Cell[][];
}

export type CatalogueTable = keyof CatalogueRows;

/** All searchable titles in batches; codes and names are in the first one. Works on both databases. */
export async function* readCatalogue(db: Kysely<Tables>): AsyncGenerator<CatalogueRows> {
  let terms: Pick<CatalogueRows, 'term' | 'term_name'> = await readTerms(db);
  const nextId = { text: 1, number: 1, person: 1 };
  for (let last = 0; ; ) {
    const titles = await readTitles(db, last);
    if (titles.length === 0) return;
    const first = last + 1;
    last = titles.at(-1)!.cells[0]!;
    const { rows } = await sql<{ title_id: number; scope: number; words: string }>`
      select title_id, scope, (
        select string_agg(substr(lexeme, 2), ' ' order by position) from unnest(words), unnest(positions) as position
      ) as words
      from title_text join title on title.id = title_id and not is_deleted
      where title_id between ${first} and ${last} and words <> ''::tsvector`.execute(db);
    yield {
      title: titles.map(({ cells }) => cells),
      title_row: titles.flatMap(({ cells, grid_row }) => (grid_row === null ? [] : [[cells[0], grid_row]])),
      title_term: titles.flatMap(({ cells, terms }) => terms.map((term) => [cells[0], term])),
      title_text: rows.map(({ title_id, scope, words }) => [nextId.text++, title_id, scope, ` ${words} `]),
      title_number: titles.flatMap(({ cells, numbers }) =>
        numbers.map((number) => [nextId.number++, cells[0], number]),
      ),
      title_person: titles.flatMap(({ cells, furtherPeople }) =>
        furtherPeople.map((folded) => [nextId.person++, cells[0], folded]),
      ),
      ...terms,
    };
    terms = { term: [], term_name: [] };
  }
}

interface ReadTitle {
  cells: [number, ...Cell[]];
  terms: number[];
  numbers: string[];
  furtherPeople: string[];
  grid_row: string | null;
}

/** Splits a stored text of lines, which starts and ends with a line feed. */
const linesOf = (text: string | null) => (text ?? '').split('\n').filter((line) => line !== '');

async function readTitles(db: Kysely<Tables>, after: number): Promise<ReadTitle[]> {
  const columns = sql.join(titleColumns.map((name) => sql.ref(`title.${name}`)));
  const { rows } = await sql<
    Record<string, Cell> & {
      terms: number[];
      author_folded: string | null;
      other_numbers: string | null;
      grid_row: string | null;
    }
  >`
    select ${columns}, terms, author_folded, other_numbers, grid_row from title left join title_grid on title_id = id
    where id > ${after} and not is_deleted order by id limit ${BATCH}`.execute(db);
  return rows.map(({ terms, author_folded, other_numbers, grid_row, ...title }) => ({
    // Titles without a sort key are last.
    cells: titleColumns.map((name) =>
      name === 'title_sort' ? title[name] || null : title[name],
    ) as ReadTitle['cells'],
    terms: [...new Set(terms)],
    numbers: linesOf(other_numbers),
    // The lines of the first author are the first ones.
    furtherPeople: linesOf(author_folded).slice(
      linesOf(`${title.author1_folded}\n${title.author1_shown ?? ''}`).length,
    ),
    grid_row,
  }));
}

async function readTerms(db: Kysely<Tables>): Promise<Pick<CatalogueRows, 'term' | 'term_name'>> {
  const { rows } = await sql<{ id: number; attribute: number; code: string; folded: string }>`
    select attribute * ${sql.lit(65_536)} + number as id, attribute, code, folded from term order by 1`.execute(db);
  const names = rows.flatMap(({ id, attribute, folded }) =>
    folded.split('\n').map((name) => ({ id, attribute, name })),
  );
  return {
    term: rows.map(({ id, attribute, code }) => [id, attribute, code]),
    term_name: names.map(({ id, attribute, name }, index) => [index + 1, id, attribute, name]),
  };
}
