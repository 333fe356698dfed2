import { type Kysely, sql } from 'kysely';

/** Whether a title of a pack did not exist on the day of its facts (G-605). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pack_title add column is_gone boolean not null default false`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pack_title drop column is_gone`.execute(db);
}
