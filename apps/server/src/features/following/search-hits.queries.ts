import type { HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { type Kysely, sql } from 'kysely';
import { onlyRow } from '../../database/only-row.ts';
import type { Tables } from '../../database/tables.ts';
import { type FoundTitle, homeTitle, homeTitleColumns } from '../../read-titles/home-titles.queries.ts';
import type { FollowedSearch } from './followed-search.ts';

/** Hits are read again after so many hours, for periods that are relative to the day, and after every import. */
const MAX_AGE_HOURS = 6;
/** Older hits and changes are deleted; the longest period of news is a month. */
const KEPT_DAYS = 40;

/** @returns the searches that people follow, with the people's companies */
export async function findFollowedSearchesOfAll(db: Kysely<Tables>): Promise<FollowedSearch[]> {
  const { rows } = await sql<FollowedSearch>`
    select f.subject, s.address, p.companies
    from followed f join saved_search s on s.id = f.search_id join permission p on p.subject = f.subject
    order by f.id`.execute(db);
  return rows;
}

/** @returns those of the keys whose hits are still of the newest import and of today */
export async function findFreshKeys(db: Kysely<Tables>, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from search_hits
    where key = any(${keys}::text[]) and checked_at > now() - make_interval(hours => ${MAX_AGE_HOURS})
      and checked_at > coalesce((select max(finished_at) from feed_run), '-infinity')`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/** @returns the time of the database, by which the ends of imports are stored */
export async function findDatabaseTime(db: Kysely<Tables>): Promise<string> {
  return onlyRow(await sql<{ now: string }>`select now()::text as now`.execute(db)).now;
}

/**
 * Stores the titles that a search finds now, and what has come and gone since the last time. The first hits of a search
 * are no news.
 *
 * @param ids null if there are too many
 * @param checkedAt time before the search was run, so that an import that ended meanwhile makes it run again
 */
export async function storeHits(
  db: Kysely<Tables>,
  key: string,
  { ids, checkedAt }: { ids: readonly number[] | null; checkedAt: string },
): Promise<void> {
  await sql`
    with old as (select title_ids from search_hits where key = ${key} and title_ids is not null),
      old_hit as (select unnest(title_ids) as id from old),
      hit as (select unnest(${ids}::integer[]) as id where ${ids !== null}),
      stored as (
        insert into search_hits (key, title_ids, checked_at) values (${key}, ${ids}::integer[], ${checkedAt}::timestamptz)
        on conflict (key) do update set title_ids = excluded.title_ids, checked_at = excluded.checked_at
      )
    insert into search_hit_change (key, title_id, is_gone)
    select ${key}::text, id, false from hit where exists (select from old) and id not in (select id from old_hit)
    union all
    select ${key}::text, title.id, true from old_hit join title on title.id = old_hit.id
    where ${ids !== null} and title.id not in (select id from hit)`.execute(db);
}

/**
 * Deletes old changes of hits, and the old hits of searches without followers.
 * @param keys of the searches that are followed
 */
export async function deleteOldHits(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  await sql`
    delete from search_hits where not key = any(${keys}::text[])
      and checked_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  await sql`delete from search_hit_change where found_at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
}

/** @returns the keys of searches that find too many titles to be followed */
export async function findKeysWithTooMany(db: Kysely<Tables>, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from search_hits where key = any(${keys}::text[]) and title_ids is null`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

export interface HitChange {
  key: string;
  isGone: boolean;
  /** Whether the title was found at the time from which changes count. */
  wasFound: boolean;
  /** YYYY-MM-DDTHH:mm:ss, UTC. */
  foundAt: string;
  title: HomeTitle;
}

/**
 * @param searches keys, each with the time from which changes count
 * @param until time up to which they count; null: now
 * @returns the latest change of each title of each search, by title; deleted titles keep their name
 */
export async function findHitChanges(
  db: Kysely<Tables>,
  searches: readonly { key: string; since: string }[],
  { companies, until }: { companies: readonly string[]; until: string | null },
): Promise<HitChange[]> {
  const [keys, times] = [searches.map(({ key }) => key), searches.map(({ since }) => since)];
  const { rows } = await sql<FoundTitle & { key: string; is_gone: boolean; was_found: boolean; found_at: string }>`
    with latest as (
      select distinct on (c.key, c.title_id) c.key, c.title_id, c.is_gone, c.found_at,
        first_value(c.is_gone) over (partition by c.key, c.title_id order by c.found_at) as was_found
      from unnest(${keys}::text[], ${times}::timestamptz[]) as asked (key, since)
        join search_hit_change c on c.key = asked.key and c.found_at > asked.since
          and c.found_at <= coalesce(${until}::timestamptz, 'infinity')
      order by c.key, c.title_id, c.found_at desc
    )
    select latest.key, latest.is_gone, latest.was_found, latest.found_at, ${homeTitleColumns}
    from latest join title t on t.id = latest.title_id left join title_document d on d.title_id = t.id
    where t.company_code = any(${companies}::text[]) and t.title <> ''
    order by latest.key, latest.is_gone, t.title_sort, t.id`.execute(db);
  return rows.map((row) => ({
    key: row.key,
    isGone: row.is_gone,
    wasFound: row.was_found,
    foundAt: row.found_at,
    title: homeTitle(row),
  }));
}
