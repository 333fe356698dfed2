import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';

const storedColumns = sql`attrelid = 'title'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

/**
 * Copies a title `count` times with other ids and ISBNs, inserted directly because saving thousands of titles takes too
 * long. The life-to-date net of the copies is 1, 2, 3 ….
 */
export async function multiplyTitle(db: Kysely<Tables>, isbn: string, count: number): Promise<void> {
  const { rows } = await sql<{ columns: string; values: string }>`
    select string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      string_agg('copied.' || quote_ident(attname), ', ' order by attnum) as values
    from pg_attribute where ${storedColumns}`.execute(db);
  const [columns, values] = [sql.raw(rows[0]!.columns), sql.raw(rows[0]!.values)];
  await sql`
    with copy as (
      insert into title (${columns}) overriding system value
      select ${values} from title as model, generate_series(1, ${count}::integer) as n, jsonb_populate_record(model,
        jsonb_build_object('id', 1000000 + n, 'product_id', 200000000 + n,
          'isbn', '979' || lpad(n::text, 10, '0'), 'ltd_net', n)) as copied
      where model.isbn = ${isbn}
      returning id
    ),
    model as (select id from title where isbn = ${isbn}),
    grid as (
      insert into title_grid select copy.id, grid_row from copy, title_grid where title_id = (select id from model)
    )
    insert into title_document select copy.id, d.bar, d.bar_digest, d.sheet, d.sheet_digest, d.sales_members,
      d.edition, d.comparison, d.list_row, d.artists, d.box_texts
    from copy, title_document d where title_id = (select id from model)`.execute(db);
}
