import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type ResultRow, splitRows, storedRows } from '../../projection/grid-rows.queries.ts';

export interface SelectedTitle {
  companyCode: string;
  isbn: string;
}

/** @returns the rows of these titles, in this order, without titles that do not exist */
export async function findSelectedTitles(db: Kysely<Tables>, selected: readonly SelectedTitle[]): Promise<ResultRow[]> {
  const companies = selected.map(({ companyCode }) => companyCode);
  const isbns = selected.map(({ isbn }) => isbn);
  const { rows } = await sql<{ stored: string | null }>`
    select ${storedRows(sql`selected.position`)} as stored
    from (
      select company_code, isbn, min(position) as position
      from unnest(${companies}::text[], ${isbns}::text[]) with ordinality as given (company_code, isbn, position)
      group by company_code, isbn
    ) as selected
    join title on title.company_code = selected.company_code and title.isbn = selected.isbn and not title.is_deleted
    left join title_grid on title_grid.title_id = title.id`.execute(db);
  return splitRows(rows[0]?.stored ?? null);
}
