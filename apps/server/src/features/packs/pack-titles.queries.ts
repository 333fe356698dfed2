import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { isVisibleTo } from '../../people/visible-lists.queries.ts';
import { type FactRow, findFacts } from '../../write-titles/pack-titles.queries.ts';

/** Titles in the order in which they are added, and the number of those that do not exist. */
export interface FoundTitles {
  titles: FactRow[];
  notFound: number;
}

/** Finds titles by company and ISBN; the caller has checked the companies. */
export async function findByIsbn(
  db: Kysely<Tables>,
  asked: readonly { companyCode: string; isbn: string }[],
): Promise<FoundTitles> {
  const [companies, isbns] = [asked.map(({ companyCode }) => companyCode), asked.map(({ isbn }) => isbn)];
  const titles = await findFacts(
    db,
    sql`
      select t.id, min(asked.position) as position
      from unnest(${companies}::text[], ${isbns}::text[]) with ordinality as asked (company_code, isbn, position)
        join listed_title t on t.company_code = asked.company_code and t.isbn = asked.isbn
      group by t.id`,
  );
  const distinct = new Set(asked.map(({ companyCode, isbn }) => `${companyCode} ${isbn}`));
  return { titles, notFound: distinct.size - titles.length };
}

/** Finds titles by their ids, in the given order. */
export async function findById(db: Kysely<Tables>, ids: readonly number[]): Promise<FoundTitles> {
  const found = sql`select id, position from unnest(${ids}::integer[]) with ordinality as asked (id, position)`;
  return { titles: await findFacts(db, found), notFound: 0 };
}

/**
 * Finds the titles of a user list by ISBN and company.
 *
 * @param maximum number of ISBNs that are looked up
 * @returns undefined if the person may not see the list
 */
export async function findOfList(
  db: Kysely<Tables>,
  listId: number,
  { subject, companies, maximum }: { subject: string; companies: readonly string[]; maximum: number },
): Promise<FoundTitles | undefined> {
  const { rows } = await sql<{ isbns: string[] }>`
    select array(select isbn from user_list_item where list_id = user_list.id order by isbn limit ${maximum}) as isbns
    from user_list where id = ${listId} and ${isVisibleTo(subject)}`.execute(db);
  const isbns = rows[0]?.isbns;
  if (!isbns) return undefined;
  const titles = await findFacts(
    db,
    sql`
      select t.id, row_number() over (order by t.isbn, t.company_code) as position from listed_title t
      where t.isbn = any(${isbns}::text[]) and t.company_code = any(${companies}::text[])`,
  );
  return { titles, notFound: isbns.length - new Set(titles.map(({ isbn }) => isbn)).size };
}

/** @returns the address of a saved search of the person */
export async function findSearchAddress(
  db: Kysely<Tables>,
  subject: string,
  searchId: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('saved_search')
    .select('address')
    .where('id', '=', searchId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.address;
}
