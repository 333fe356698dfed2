import { type Kysely, sql } from 'kysely';

/** Names of artists for marketing sheets. Null until the title is derived again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title_document add column artists text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title_document drop column artists`.execute(db);
}
