import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** How far the changes of titles are known. */
export interface Position {
  /** The table of titles: another one is another store, which was put in its place. */
  store: string;
  /** Every transaction before this one had ended. */
  horizon: bigint;
  /** Those after it whose changes were seen all the same. */
  seen: ReadonlySet<bigint>;
}

export interface Changes {
  position: Position;
  /** Ids of changed titles; null where they are not known any more, or all titles changed. */
  titleIds: Set<number> | null;
}

interface ChangesRow {
  horizon: string;
  store: string;
  is_lost: boolean;
  changes: string | null;
}

/**
 * What a question sees now: as long as PostgreSQL gives the same text, nothing was committed. It is prepared once for each
 * connection and reads no table: less than half of what `findChanges` takes.
 */
export async function findSnapshot(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>({
    name: 'catalogue-snapshot',
    text: 'select pg_current_snapshot()::text as snapshot',
  });
  return rows[0]!.snapshot;
}

/** What was committed since. */
export async function findChanges(db: Kysely<Tables>, since: Position): Promise<Changes> {
  const seen = [...since.seen].map(String);
  const { rows } = await sql<ChangesRow>`
    select horizon::text, store::text, is_lost, changes
    from catalogue_changes_since(${String(since.horizon)}::xid8, ${seen}::xid8[])`.execute(db);
  const [{ horizon: stated, store, is_lost, changes }] = rows as [ChangesRow];
  const horizon = BigInt(stated);
  const seenNow = new Set([...since.seen].filter((xact) => xact >= horizon));
  // Numbers of transactions that begin anew are those of another database, as after a restore.
  const isKnown = !is_lost && store === since.store && horizon >= since.horizon;
  let titleIds: Set<number> | null = isKnown ? new Set() : null;
  for (const change of changes ? changes.split(';') : []) {
    const [xact, ids] = change.split(' ') as [string, string];
    if (BigInt(xact) >= horizon) seenNow.add(BigInt(xact));
    if (ids === '*') titleIds = null;
    else for (const id of ids.split(',')) titleIds?.add(Number(id));
  }
  return { position: { store, horizon, seen: seenNow }, titleIds };
}

/** Where whoever reads all titles now has to go on. */
export async function findPosition(db: Kysely<Tables>): Promise<Position> {
  const { rows } = await sql<{ store: string; horizon: string; seen: string[] }>`
    select 'title'::regclass::oid::text as store, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      array(select distinct xact::text from catalogue_change where xact >= pg_snapshot_xmin(pg_current_snapshot()))
        as seen`.execute(db);
  const [{ store, horizon, seen }] = rows as [(typeof rows)[number]];
  return { store, horizon: BigInt(horizon), seen: new Set(seen.map(BigInt)) };
}

/**
 * Throws away what nodes have had the time to see; one that has not reads everything again. What stands behind a
 * transaction that still runs is kept, so that the mark never passes what nodes have yet to ask for; a mark of another
 * database, from which this one was restored, is set anew.
 */
export async function pruneChanges({ kind, db }: Pick<OpenDatabase, 'kind' | 'db'>, minutes: number): Promise<void> {
  const { rows } = await sql<{ gone: boolean }>`
    with gone as (
      delete from catalogue_change
      where at < now() - make_interval(mins => ${minutes}) and xact < pg_snapshot_xmin(pg_current_snapshot())
      returning xact
    ), newest as (select xact from gone order by xact desc limit 1),
    marked as (
      update catalogue_change_kept set after = newest.xact from newest
      where newest.xact > after or after >= pg_snapshot_xmin(pg_current_snapshot())
    )
    select exists (select from gone) as gone`.execute(db);
  // PostgreSQL gives the room back by itself; the embedded database has nobody who would.
  if (kind === 'embedded' && rows[0]?.gone) await sql`vacuum catalogue_change`.execute(db);
}
