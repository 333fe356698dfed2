import { type Kysely, sql } from 'kysely';

/** The words and texts by which the search box finds a title (G-260). They are added when titles are derived again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title add column box_words text collate "C" not null default ''`.execute(db);
  await sql`alter table title_document add column box_texts text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index if exists title_box_words`.execute(db);
  await sql`alter table title drop column box_words`.execute(db);
  await sql`alter table title_document drop column box_texts`.execute(db);
}
