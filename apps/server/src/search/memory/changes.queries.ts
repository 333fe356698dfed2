import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { settleStore } from '../../database/store-identity.queries.ts';
import type { Tables } from '../../database/tables.ts';

/** The changes that an index reflects, in terms of transaction ids. */
export interface Position {
  /** Identity of the store (`settle_store`): other identities have other transaction ids. */
  store: string;
  /** All transactions with a lower id have ended and are reflected. */
  horizon: bigint;
  /** Transactions from `horizon` on that are reflected too. */
  seen: ReadonlySet<bigint>;
}

export interface Changes {
  position: Position;
  /** Ids of changed titles; null means "unknown, assume all". */
  titleIds: Set<number> | null;
}

interface ChangesRow {
  horizon: string;
  store: string;
  is_lost: boolean;
  changes: string | null;
}

/**
 * @returns the current snapshot of PostgreSQL; while it stays the same, nothing was committed. A prepared statement
 *   that reads no table, it takes less than half the time of `findChanges`.
 */
export async function findSnapshot(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>({
    name: 'catalogue-snapshot',
    text: 'select pg_current_snapshot()::text as snapshot',
  });
  return rows[0]!.snapshot;
}

/** @returns the titles whose changes were committed since a position, and the new position */
export async function findChanges(db: Kysely<Tables>, since: Position): Promise<Changes> {
  const alreadySeen = [...since.seen].map(String);
  const { rows } = await sql<ChangesRow>`
    select horizon::text, store, is_lost, changes
    from catalogue_changes_since(${String(since.horizon)}::xid8, ${alreadySeen}::xid8[])`.execute(db);
  const [{ horizon: horizonText, store, is_lost, changes }] = rows as [ChangesRow];
  const horizon = BigInt(horizonText);
  const seen = new Set([...since.seen].filter((xact) => xact >= horizon));
  // Lower transaction ids: the files of the cluster were replaced by an older copy of them.
  const isKnown = !is_lost && store === since.store && horizon >= since.horizon;
  let titleIds: Set<number> | null = isKnown ? new Set() : null;
  for (const change of changes ? changes.split(';') : []) {
    const [xact, ids] = change.split(' ') as [string, string];
    if (BigInt(xact) >= horizon) seen.add(BigInt(xact));
    if (ids === '*') titleIds = null;
    else for (const id of ids.split(',')) titleIds?.add(Number(id));
  }
  return { position: { store, horizon, seen }, titleIds };
}

/** @returns the position of an index whose titles are all read after this call. A copied store is settled before. */
export async function findPosition(db: Kysely<Tables>): Promise<Position> {
  await settleStore(db);
  const { rows } = await sql<{ store: string; horizon: string; seen: string[] }>`
    select store_name() as store, pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      array(select distinct xact::text from catalogue_change where xact >= pg_snapshot_xmin(pg_current_snapshot()))
        as seen`.execute(db);
  const [{ store, horizon, seen }] = rows as [(typeof rows)[number]];
  return { store, horizon: BigInt(horizon), seen: new Set(seen.map(BigInt)) };
}

/**
 * Deletes change notes of a certain age. A node with an older position loads its index again. Notes of transactions
 * from the horizon on are kept, so that the pruning mark never passes a position that a node can have.
 */
export async function pruneChanges(db: Kysely<Tables>, minutes: number): Promise<void> {
  await sql`
    with pruned as (
      delete from catalogue_change
      where at < now() - make_interval(mins => ${minutes}) and xact < pg_snapshot_xmin(pg_current_snapshot())
      returning xact
    ), newest as (select xact from pruned order by xact desc limit 1)
    update catalogue_change_kept set after = newest.xact from newest where newest.xact > after`.execute(db);
}
