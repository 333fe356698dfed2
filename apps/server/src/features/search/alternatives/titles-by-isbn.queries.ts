import type { HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { type FoundTitle, homeTitle, homeTitleColumns } from '../../../read-titles/home-titles.queries.ts';

/**
 * @param isbns in their order of preference
 * @param companies of the caller: titles of others are left out
 * @returns at most `maximum` titles with one of the ISBNs, in the order of the ISBNs
 */
export async function findTitlesByIsbn(
  db: Kysely<Tables>,
  isbns: readonly string[],
  { companies, maximum }: { companies: readonly string[]; maximum: number },
): Promise<HomeTitle[]> {
  if (isbns.length === 0) return [];
  const { rows } = await sql<FoundTitle>`
    select ${homeTitleColumns}
    from unnest(${isbns}::text[]) with ordinality as near (isbn, place)
    join listed_title t on t.isbn = near.isbn left join title_document d on d.title_id = t.id
    where t.company_code = any(${companies}::text[])
    order by near.place, t.company_code limit ${maximum}`.execute(db);
  return rows.map(homeTitle);
}
