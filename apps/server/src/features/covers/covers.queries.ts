import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export interface CoverRow {
  title: string;
  /** As stored, 'Last, First'. */
  author: string | null;
  imprint: string | null;
}

/** What stands on the cover of the title with this ISBN, of the first of these companies that has one. */
export async function findCover(
  db: Kysely<Tables>,
  isbn13: string,
  companies: readonly CompanyCode[],
): Promise<CoverRow | undefined> {
  return db
    .selectFrom('title')
    .leftJoin('title_document', 'title_document.title_id', 'title.id')
    .select([
      'title.title',
      'title.author',
      sql<string | null>`title_document.bar::json ->> 'imprintDesc'`.as('imprint'),
    ])
    .where('title.isbn', '=', isbn13)
    .where('title.company_code', 'in', companies)
    .where('title.is_deleted', '=', false)
    .orderBy('title.company_code')
    .executeTakeFirst();
}

/** The name of a person that the catalogue knows, as stored. */
export async function findPersonName(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('person').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name;
}
