import { type Kysely, sql } from 'kysely';
import { settleStore } from '../../../database/store-identity.queries.ts';
import type { Tables } from '../../../database/tables.ts';

const KEPT_DAYS = 30;

/** Records that a snapshot of the current transactions of this database exists. */
export async function recordSnapshot(db: Kysely<Tables>, id: string): Promise<void> {
  await sql`delete from search_snapshot where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  await sql`insert into search_snapshot (id) values (${id}::uuid)`.execute(db);
}

/**
 * True if the snapshot was made of this database. One whose files were replaced by an older copy does not know the id, and
 * `settleStore` deletes the ids of the database from which this one was copied.
 */
export async function isOwnSnapshot(db: Kysely<Tables>, id: string): Promise<boolean> {
  await settleStore(db);
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (select from search_snapshot where id = ${id}::uuid) as is_own`.execute(db);
  return rows[0]!.is_own;
}
