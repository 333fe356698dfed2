import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type ResultRow, splitRows, storedRows } from '../../projection/grid-rows.queries.ts';

/** @returns the rows of the titles with these ISBNs, in this order, of the given companies only (G-165) */
export async function findSelectedTitles(
  db: Kysely<Tables>,
  isbns: readonly string[],
  companies: readonly string[],
): Promise<ResultRow[]> {
  const order = sql`array_position(${isbns}::text[], title.isbn), title.id`;
  const { rows } = await sql<{ stored: string | null }>`
    select ${storedRows(order)} as stored
    from title left join title_grid on title_grid.title_id = title.id
    where title.isbn = any(${isbns}::text[]) and title.company_code = any(${companies}::text[])
      and not title.is_deleted`.execute(db);
  return splitRows(rows[0]?.stored ?? null);
}
