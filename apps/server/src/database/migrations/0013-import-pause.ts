import { type Kysely, sql } from 'kysely';

/** Keeps imports waiting while an embedded database is backed up (decision 11). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table import_pause (reason text primary key, until timestamptz not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_pause`.execute(db);
}
