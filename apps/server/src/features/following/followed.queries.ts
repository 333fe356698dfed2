import type { Following } from '@titlenet/contract/following';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';
import { isVisibleTo } from '../../people/visible-lists.queries.ts';
import { type FoundTitle, homeTitle, homeTitleColumns } from '../../read-titles/home-titles.queries.ts';

/** @returns the titles that a person follows in these companies, by title; deleted ones keep their name */
export async function findFollowedTitles(
  db: Kysely<Tables>,
  subject: string,
  companies: readonly string[],
): Promise<Following['titles']> {
  const { rows } = await sql<FoundTitle & { id: number; followed_at: string; is_deleted: boolean }>`
    select f.id, f.followed_at, t.is_deleted, ${homeTitleColumns}
    from followed f join title t on t.isbn = f.isbn and t.company_code = f.company_code
      left join title_document d on d.title_id = t.id
    where f.subject = ${subject} and t.company_code = any(${companies}::text[]) and t.title <> ''
    order by t.title_sort, t.id`.execute(db);
  return rows.map((row) => ({
    ...homeTitle(row),
    followedId: row.id,
    since: row.followed_at,
    isDeleted: row.is_deleted,
  }));
}

/** @returns the lists that a person follows and may still see, by name */
export async function findFollowedLists(db: Kysely<Tables>, subject: string): Promise<Following['lists']> {
  const { rows } = await sql<Following['lists'][number]>`
    select user_list.id, user_list.name, coalesce(nullif(p.display_name, ''), user_list.owner) as owner,
      user_list.owner = ${subject} as "isMine", user_list.is_shared as "isShared",
      (select count(*)::integer from user_list_item where list_id = user_list.id) as size,
      f.id as "followedId", f.followed_at as since
    from followed f join user_list on user_list.id = f.list_id left join permission p on p.subject = user_list.owner
    where f.subject = ${subject} and ${isVisibleTo(subject)}
    order by lower(user_list.name), user_list.id`.execute(db);
  return rows;
}

/** @returns the saved searches that a person follows in these divisions, by name */
export async function findFollowedSearches(
  db: Kysely<Tables>,
  subject: string,
  divisions: readonly number[],
): Promise<Omit<Following['searches'][number], 'hasTooMany'>[]> {
  const { rows } = await sql<Omit<Following['searches'][number], 'hasTooMany'>>`
    select s.id, s.name, s.address, s.description, f.id as "followedId", f.followed_at as since
    from followed f join saved_search s on s.id = f.search_id and s.subject = f.subject
    where f.subject = ${subject} and s.division = any(${divisions}::integer[])
    order by lower(s.name), s.id`.execute(db);
  return rows;
}

/** @returns the number of things that a person follows and may see */
export async function countFollowed(
  db: Kysely<Tables>,
  subject: string,
  { companies, divisions }: { companies: readonly string[]; divisions: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from followed f
    where f.subject = ${subject} and (
      exists (select from title t where t.isbn = f.isbn and t.company_code = f.company_code
        and t.company_code = any(${companies}::text[]) and t.title <> '')
      or exists (select from user_list where user_list.id = f.list_id and ${isVisibleTo(subject)})
      or exists (select from saved_search s where s.id = f.search_id and s.division = any(${divisions}::integer[]))
    )`.execute(db);
  return onlyRow({ rows }).count;
}

class TooManyFollowedError extends Error {}

interface Wanted {
  /** A query of the columns company_code, isbn, list_id and search_id, which locks a list or search until it is followed. */
  found: RawBuilder<unknown>;
  maximum: number;
}

/** Follows what a query finds. @returns its number of rows; `too many`: nothing was added */
async function follow(db: Kysely<Tables>, subject: string, { found, maximum }: Wanted): Promise<number | 'too many'> {
  const insert = async (trx: Transaction<Tables>): Promise<number> => {
    // Calls of one person wait for each other, so that two cannot both find room for the last thing.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`followed ${subject}`}, 0))`.execute(trx);
    const { rows } = await sql<{ asked: number; followed: number }>`
      with found (company_code, isbn, list_id, search_id) as (${found}), added as (
        insert into followed (subject, company_code, isbn, list_id, search_id)
        select ${subject}::text, found.* from found on conflict do nothing returning 1
      )
      select (select count(*)::integer from found) as asked,
        (select count(*)::integer from added) + (select count(*)::integer from followed where subject = ${subject})
          as followed`.execute(trx);
    const { asked, followed } = onlyRow({ rows });
    if (followed > maximum) throw new TooManyFollowedError();
    return asked;
  };
  try {
    return await db.transaction().execute(insert);
  } catch (error) {
    if (error instanceof TooManyFollowedError) return 'too many';
    throw error;
  }
}

/** @returns how many of the titles exist and are followed now; `too many`: none was added */
export function followTitles(
  db: Kysely<Tables>,
  subject: string,
  { titles, maximum }: { titles: readonly { companyCode: string; isbn: string }[]; maximum: number },
): Promise<number | 'too many'> {
  const [companies, isbns] = [titles.map(({ companyCode }) => companyCode), titles.map(({ isbn }) => isbn)];
  const found = sql`
    select distinct t.company_code, t.isbn, null::integer, null::integer
    from unnest(${companies}::text[], ${isbns}::text[]) as asked (company_code, isbn)
      join listed_title t on t.company_code = asked.company_code and t.isbn = asked.isbn`;
  return follow(db, subject, { found, maximum });
}

/** @returns 0 if the person may not see the list */
export function followList(
  db: Kysely<Tables>,
  subject: string,
  { listId, maximum }: { listId: number; maximum: number },
): Promise<number | 'too many'> {
  const found = sql`
    select null::text, null::text, id, null::integer from user_list where id = ${listId} and ${isVisibleTo(subject)}
    for key share`;
  return follow(db, subject, { found, maximum });
}

/** @returns 0 if the person has no such search in these divisions */
export function followSearch(
  db: Kysely<Tables>,
  subject: string,
  { searchId, divisions, maximum }: { searchId: number; divisions: readonly number[]; maximum: number },
): Promise<number | 'too many'> {
  const found = sql`
    select null::text, null::text, null::integer, id from saved_search
    where id = ${searchId} and subject = ${subject} and division = any(${divisions}::integer[])
    for key share`;
  return follow(db, subject, { found, maximum });
}

/** @returns false if the person follows no such thing */
export async function unfollow(db: Kysely<Tables>, subject: string, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('followed')
    .where('id', '=', id)
    .where('subject', '=', subject)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
