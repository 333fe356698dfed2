import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Rejects when the database does not respond in time. */
export async function pingDatabase(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
