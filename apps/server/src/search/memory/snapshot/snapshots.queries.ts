import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

const KEPT_DAYS = 30;

/** Records that a snapshot of the current transactions of this database exists. */
export async function recordSnapshot(db: Kysely<Tables>, id: string): Promise<void> {
  await sql`delete from search_snapshot where at < now() - make_interval(days => ${KEPT_DAYS})`.execute(db);
  await sql`insert into search_snapshot (id) values (${id}::uuid)`.execute(db);
}

/**
 * True if the snapshot was made of this database. The comparison with `xmin` fails if the row was copied into another
 * database, for example by a restored backup, where transaction ids have another meaning.
 */
export async function isOwnSnapshot(db: Kysely<Tables>, id: string): Promise<boolean> {
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (select from search_snapshot where id = ${id}::uuid and xmin = xact::xid) as is_own`.execute(db);
  return rows[0]!.is_own;
}
