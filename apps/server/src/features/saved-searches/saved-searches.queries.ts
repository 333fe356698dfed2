import type { RecentSearch, SavedSearch } from '@titlenet/contract/saved-searches';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** A stored search of a user. */
export interface StoredSearch {
  subject: string;
  division: number;
  address: string;
  description: string;
}

/** @returns the user's named searches in these divisions, by name */
export function findNamed(db: Kysely<Tables>, subject: string, divisions: readonly number[]): Promise<SavedSearch[]> {
  return db
    .selectFrom('saved_search')
    .select(['id', 'name', 'address', 'description'])
    .where('subject', '=', subject)
    .where(sql<boolean>`division = any(${divisions}::integer[])`)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** @returns the user's recent searches in these divisions, newest first */
export function findRecent(
  db: Kysely<Tables>,
  subject: string,
  { divisions, maximum }: { divisions: readonly number[]; maximum: number },
): Promise<RecentSearch[]> {
  return db
    .selectFrom('recent_search')
    .select(['address', 'description'])
    .where('subject', '=', subject)
    .where(sql<boolean>`division = any(${divisions}::integer[])`)
    .orderBy('searched_at', 'desc')
    .limit(maximum)
    .execute();
}

/** Inserts or replaces a named search. @returns its id, or null if the user already has `maximum` others */
export async function putNamed(
  db: Kysely<Tables>,
  { name, maximum, ...search }: StoredSearch & { name: string; maximum: number },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into saved_search (subject, name, division, address, description)
    select ${search.subject}::text, ${name}::text, ${search.division}::integer, ${search.address}::text,
      ${search.description}::text
    where (select count(*) from saved_search where subject = ${search.subject} and name <> ${name}) < ${maximum}
    on conflict (subject, name) do update
      set division = excluded.division, address = excluded.address, description = excluded.description
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

/** @returns `name taken` if another search of the user has the name */
export async function renameNamed(
  db: Kysely<Tables>,
  { subject, id, name }: { subject: string; id: number; name: string },
): Promise<'renamed' | 'unknown' | 'name taken'> {
  const { rows } = await sql<{ isRenamed: boolean }>`
    with renamed as (
      update saved_search set name = ${name}
      where subject = ${subject} and id = ${id}
        and not exists (select from saved_search where subject = ${subject} and name = ${name} and id <> ${id})
      returning id
    )
    select exists (select from renamed) as "isRenamed" from saved_search
    where subject = ${subject} and id = ${id}`.execute(db);
  if (!rows[0]) return 'unknown';
  return rows[0].isRenamed ? 'renamed' : 'name taken';
}

/** @returns false if the user has no such search */
export async function deleteNamed(db: Kysely<Tables>, subject: string, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_search')
    .where('subject', '=', subject)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records a search as the user's most recent one and deletes all but the latest `maximum`. */
export async function putRecent(db: Kysely<Tables>, search: StoredSearch & { maximum: number }): Promise<void> {
  const { subject, division, address, description, maximum } = search;
  // The subqueries do not see the row that is inserted, so `older` excludes it. Its time is later than all others:
  // clocks are set back.
  await sql`
    with older as (
      select address from recent_search where subject = ${subject} and address <> ${address}
      order by searched_at desc offset ${maximum - 1}
    ), deleted as (
      delete from recent_search where subject = ${subject} and address in (select address from older)
    )
    insert into recent_search (subject, division, address, description, searched_at)
    select ${subject}::text, ${division}::integer, ${address}::text, ${description}::text,
      greatest(clock_timestamp(), max(searched_at) + interval '1 microsecond')
    from recent_search where subject = ${subject}
    on conflict (subject, md5(address)) do update
      set searched_at = excluded.searched_at, description = excluded.description`.execute(db);
}
