import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Tables whose rows have a meaning only in the cluster that wrote them: not in backups, and empty after a restore. */
export const placeBoundTables: ReadonlySet<string> = new Set([
  'store_identity',
  'catalogue_change',
  'catalogue_change_kept',
  'search_snapshot',
]);

/**
 * Gives a store that was copied to this database, for example by `pg_restore`, an identity of its own, and deletes the
 * rows of `placeBoundTables` that came with it. Does nothing in a store that is where it was.
 */
export async function settleStore(db: Kysely<Tables>): Promise<void> {
  await sql`select settle_store()`.execute(db);
}
