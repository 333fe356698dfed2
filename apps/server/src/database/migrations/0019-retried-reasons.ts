import { type Kysely, sql } from 'kysely';

/** The reason before a retry, so that a retry shows what it changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_rejection add column reason_before text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table feed_rejection drop column reason_before`.execute(db);
}
