import { type Kysely, sql } from 'kysely';

/**
 * Notes the titles whose long texts change too (migration 0017): nodes keep the titles with words that were searched
 * for (docs/decisions/0019-words-searched-for.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [event, rows] of [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const)
    await sql`
      create trigger ${sql.ref(`note_titles_on_${event}`)} after ${sql.raw(event)} on title_text
      referencing ${sql.raw(rows)} table as changed
      for each statement execute function note_changed_titles()`.execute(db);
  await sql`
    create trigger note_titles_on_truncate after truncate on title_text
    for each statement execute function note_changed_titles()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const event of ['insert', 'update', 'delete', 'truncate'])
    await sql`drop trigger ${sql.ref(`note_titles_on_${event}`)} on title_text`.execute(db);
}
