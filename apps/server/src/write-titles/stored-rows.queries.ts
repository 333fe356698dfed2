import { findSearchAttribute, termOf } from '@titlenet/catalogue/search-attributes';
import { type Kysely, type Selectable, sql } from 'kysely';
import { jsonText } from '../database/json-rows.ts';
import type { Tables, TitleDocumentTable, TitleOrderTable, TitleTable } from '../database/tables.ts';
import type { LongText } from '../derive/full-text.ts';

/** The stored data of titles except their flat rows, by title id. */
export interface StoredRows {
  documents: Map<number, Selectable<TitleDocumentTable>>;
  orders: Map<number, Selectable<TitleOrderTable>>;
  gridRows: Map<number, string>;
  completeness: Map<number, Tables['title_derivation']>;
  /** Attribute and code of each term of the titles. */
  codes: Map<number, string>;
  references: Map<number, string[]>;
  textScopes: Map<number, string[]>;
  /** Number of rows in lists by kind, company and ISBN. */
  listed: Map<string, number>;
}

/** @returns the flat rows of titles with ids after `after` */
export function findTitlePage(db: Kysely<Tables>, after: number, limit: number): Promise<Selectable<TitleTable>[]> {
  return db.selectFrom('title').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute();
}

const byTitle = <Row extends { title_id: number }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.title_id, row]));

function grouped(rows: readonly { title_id: number; text: string }[]): Map<number, string[]> {
  const groups = Map.groupBy(rows, ({ title_id }) => title_id);
  return new Map([...groups].map(([id, some]) => [id, some.map(({ text }) => text)]));
}

export async function findStoredRows(db: Kysely<Tables>, ids: readonly number[]): Promise<StoredRows> {
  const of = <Table extends 'title_document' | 'title_order' | 'title_grid' | 'title_derivation'>(table: Table) =>
    sql<Selectable<Tables[Table]>>`select * from ${sql.table(table)} where title_id = any(${ids}::integer[])`
      .execute(db)
      .then(({ rows }) => rows);
  const documents = await of('title_document');
  const orders = await of('title_order');
  const grid = await of('title_grid');
  const completeness = await of('title_derivation');
  const { rows: terms } = await sql<{ attribute: number; code: string; number: number }>`
    select c.attribute, c.code, c.number
    from (select distinct unnest(terms) as term from title where id = any(${ids}::integer[])) as had
    join term as c on c.attribute = had.term / ${termOf(1, 0)}::integer and c.number = had.term % ${termOf(1, 0)}::integer`.execute(
    db,
  );
  const { rows: references } = await sql<{ title_id: number; text: string }>`
    select title_id,
      list || ' ' || isbn || ' ' || is_model || ' ' || coalesce(relation::json #>> '{}', '') || ' ' || known as text
    from title_reference where title_id = any(${ids}::integer[])`.execute(db);
  const { rows: texts } = await sql<{ title_id: number; text: string }>`
    select title_id, scope::text as text from title_text where title_id = any(${ids}::integer[])`.execute(db);
  const { rows: listed } = await sql<{ kind: string; count: number }>`
    with chosen as (select company_code, isbn from title where id = any(${ids}::integer[]) and isbn is not null)
    select 'booking ' || company_code || ' ' || isbn as kind, count(*) as count
    from publicity_event join chosen using (company_code, isbn) group by company_code, isbn
    union all
    select 'promotion ' || company_code || ' ' || isbn, count(*)
    from promotion join chosen using (company_code, isbn) group by company_code, isbn`.execute(db);
  return {
    documents: byTitle(documents),
    orders: byTitle(orders),
    completeness: byTitle(completeness),
    gridRows: new Map(grid.map((row) => [row.title_id, row.grid_row])),
    codes: new Map(
      terms.map(({ attribute, code, number }) => [
        termOf(attribute, number),
        `${findSearchAttribute(attribute)?.name ?? attribute} ${code}`,
      ]),
    ),
    references: grouped(references),
    textScopes: grouped(texts),
    listed: new Map(listed.map(({ kind, count }) => [kind, count])),
  };
}

/** @returns titles and scopes of the long texts whose indexed words differ from the text */
export async function findDifferingWords(
  db: Kysely<Tables>,
  texts: readonly (LongText & { title_id: number })[],
): Promise<{ title_id: number; scope: number }[]> {
  const { rows } = await sql<{ title_id: number; scope: number }>`
    select title_id, scope
    from json_to_recordset(${jsonText(texts)}::json) as derived (title_id integer, scope smallint, text text)
      join title_text stored using (title_id, scope)
    where stored.words <> to_tsvector('simple', derived.text)`.execute(db);
  return rows;
}

/** Counts of rows that violate a rule without a database constraint. */
const orphanQueries = {
  'award_title: rows of an award list that is not there':
    'select count(*) from award_title where not exists (select from award_list where id = award_id)',
  'title_source: records whose title is of another company':
    'select count(*) from title_source s join title t on t.id = s.title_id where t.company_code <> s.company_code',
  'title: titles without a document':
    'select count(*) from title t where not exists (select from title_document d where d.title_id = t.id)',
  'title: products of a company that have one number':
    'select count(*) from (select from title group by company_code, product_id having count(*) > 1) as twice',
  'stale_figures: titles whose figures were not refreshed': 'select count(*) from stale_figures',
} as const;

/** @returns the violated rules with the number of rows */
export async function findOrphans(db: Kysely<Tables>): Promise<{ what: string; count: number }[]> {
  const found: { what: string; count: number }[] = [];
  for (const [what, statement] of Object.entries(orphanQueries)) {
    const { rows } = await sql<{ count: number }>`${sql.raw(statement)}`.execute(db);
    if (rows[0] && rows[0].count > 0) found.push({ what, count: rows[0].count });
  }
  return found;
}
