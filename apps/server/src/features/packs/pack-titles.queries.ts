import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';
import { isVisibleTo } from '../../people/visible-lists.queries.ts';
import { type FactRow, factColumns, factsOf } from './pack-facts.queries.ts';

/** Titles in the order in which they are added, and the number of those that do not exist. */
export interface FoundTitles {
  titles: FactRow[];
  notFound: number;
}

/** @param found a query with the columns `id` and `position` of titles */
async function findFacts(db: Kysely<Tables>, found: RawBuilder<unknown>): Promise<FactRow[]> {
  const { rows } = await sql<FactRow>`
    with found as materialized (${found})
    select ${factColumns} from found join listed_title t on t.id = found.id
      left join title_document d on d.title_id = t.id
    where t.isbn is not null order by found.position`.execute(db);
  return rows;
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

export interface Addition {
  packId: number;
  sectionId: number | undefined;
  titles: readonly FactRow[];
  /** Maximum number of titles of the pack. */
  maximum: number;
}

/** @returns the section with this id, or the last one; undefined if the pack has no such section */
async function findSection(
  trx: Transaction<Tables>,
  { packId, sectionId }: Pick<Addition, 'packId' | 'sectionId'>,
): Promise<number | undefined> {
  const row = await trx
    .selectFrom('pack_section')
    .select('id')
    .where('pack_id', '=', packId)
    .where('is_removed', '=', false)
    .$if(sectionId !== undefined, (query) => query.where('id', '=', sectionId ?? 0))
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/**
 * Adds titles at the end of a section. A title that was removed comes back with its notes; one that is in the pack
 * stays where it is. The pack must be locked.
 *
 * @returns the ids of the added titles in order; the number above the maximum: then none was added
 */
export async function insertTitles(
  trx: Transaction<Tables>,
  addition: Addition,
): Promise<{ added: number[]; alreadyThere: number } | { tooMany: number } | undefined> {
  const { packId, titles, maximum } = addition;
  const section = await findSection(trx, addition);
  if (section === undefined) return undefined;
  const rows = titles.map((row, index) => {
    const { title, author, format, price, status } = factsOf(row);
    const kept = { title, author, format, price, status, on_sale: row.on_sale_date };
    return { position: index, company_code: row.company_code, isbn: row.isbn, ...kept };
  });
  const { rows: added } = await sql<{ id: number }>`
    insert into pack_title as stored (pack_id, section_id, position, company_code, isbn, kept_title, kept_author,
      kept_format, kept_price, kept_on_sale, kept_status)
    select ${packId}::integer, ${section}::integer,
      position + 1 + (select coalesce(max(position), 0) from pack_title where section_id = ${section}),
      company_code, isbn, title, author, format, price, on_sale, status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (position integer, company_code text, isbn text,
      title text, author text, format text, price numeric, on_sale date, status text)
    order by position
    on conflict (pack_id, company_code, isbn) do update set is_removed = false, section_id = excluded.section_id,
      position = excluded.position
    where stored.is_removed
    returning id`.execute(trx);
  const counted = await sql<{ count: number }>`
    select count(*)::integer as count from pack_title where pack_id = ${packId} and not is_removed`.execute(trx);
  const { count } = onlyRow(counted);
  if (count > maximum) return { tooMany: count - maximum };
  return { added: added.map(({ id }) => id), alreadyThere: titles.length - added.length };
}
