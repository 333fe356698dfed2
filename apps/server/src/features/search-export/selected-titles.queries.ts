import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type ResultRow, splitRows, storedRows } from '../../write-titles/grid-rows.queries.ts';

/** A title by its ISBN or, if it has none, by its product id. */
export interface SelectedTitle {
  companyCode: string;
  isbn?: string;
  productId?: number;
}

/** @returns the rows of these titles, in this order, without titles that do not exist */
export async function findSelectedTitles(db: Kysely<Tables>, selected: readonly SelectedTitle[]): Promise<ResultRow[]> {
  const companies = selected.map(({ companyCode }) => companyCode);
  const isbns = selected.map(({ isbn }) => isbn ?? null);
  const productIds = selected.map(({ productId }) => productId ?? null);
  const { rows } = await sql<{ stored: string | null }>`
    select ${storedRows(sql`selected.position`)} as stored
    from (
      with given as (
        select * from unnest(${companies}::text[], ${isbns}::text[], ${productIds}::integer[])
          with ordinality as given (company_code, isbn, product_id, position)
      )
      select id, min(position) as position
      from (
        select title.id, position from given join current_title title using (company_code, isbn)
        union all
        select title.id, position from given join current_title title using (company_code, product_id)
      ) as found
      group by id
    ) as selected
    join current_title title on title.id = selected.id
    left join title_grid on title_grid.title_id = title.id`.execute(db);
  return splitRows(rows[0]?.stored ?? null);
}
