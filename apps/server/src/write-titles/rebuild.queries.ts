import { type Kysely, sql } from 'kysely';
import { isSilentFor } from '../database/sign-of-life.queries.ts';
import type { Tables } from '../database/tables.ts';

/** Any number that no other advisory lock of the product has. */
const REBUILD_LOCK = 417_300_012;

/** A rebuild without progress for this long has been interrupted. */
const PROGRESS_TIMEOUT_SECONDS = 60;

/** How far a rebuild is. */
export interface RebuildProgress {
  done: number;
  total: number;
}

const isStale = (version: string) => sql<boolean>`title_derivation.version is distinct from ${version}`;

/** @returns how many titles were derived by another version */
export async function countStaleTitles(db: Kysely<Tables>, version: string): Promise<number> {
  const { count } = await db
    .selectFrom('title')
    .leftJoin('title_derivation', 'title_id', 'title.id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where(isStale(version))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** @returns ids after `after`, ascending, of titles that were derived by another version */
export async function findStaleTitles(
  db: Kysely<Tables>,
  version: string,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('title')
    .leftJoin('title_derivation', 'title_id', 'title.id')
    .select('title.id')
    .where('title.id', '>', after)
    .where(isStale(version))
    .orderBy('title.id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** @returns ids after `after`, ascending, of titles that are marked as derived by another version */
export async function findMarkedTitles(
  db: Kysely<Tables>,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('title_derivation')
    .select('title_id')
    .where('version', '=', '')
    .where('title_id', '>', after)
    .orderBy('title_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.title_id);
}

/** Marks every title as derived by another version. */
export async function markAllStale(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('title_derivation').set({ version: '' }).execute();
}

export async function putRebuildProgress(
  db: Kysely<Tables>,
  version: string,
  { done, total }: RebuildProgress,
): Promise<void> {
  await sql`
    insert into derivation_rebuild (version, done, total, seen_at) values (${version}, ${done}, ${total}, now())
    on conflict (version) do update set done = excluded.done, total = excluded.total, seen_at = now()`.execute(db);
}

export async function deleteRebuildProgress(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('derivation_rebuild').execute();
}

/** @returns the progress of the rebuild that runs now, on whichever node; undefined if none runs */
export async function findRebuildProgress(db: Kysely<Tables>): Promise<RebuildProgress | undefined> {
  return db
    .selectFrom('derivation_rebuild')
    .select(['done', 'total'])
    .where(sql<boolean>`not ${isSilentFor(PROGRESS_TIMEOUT_SECONDS)}`)
    .orderBy('seen_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @returns false if another session holds the lock */
export async function tryRebuildLock(session: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${REBUILD_LOCK}) as locked`.execute(session);
  return rows[0]?.locked ?? false;
}

export async function releaseRebuildLock(session: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_unlock(${REBUILD_LOCK})`.execute(session);
}
