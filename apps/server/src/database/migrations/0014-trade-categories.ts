import { type Kysely, sql } from 'kysely';

/** When the house sent each list of a trade category: an older message must not undo a newer one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table trade_category (report text primary key, sent_at timestamptz not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table trade_category`.execute(db);
}
