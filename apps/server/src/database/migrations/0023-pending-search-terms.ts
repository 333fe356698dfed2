import { type Kysely, sql } from 'kysely';

/**
 * What imports add to the large index of titles waits in a short list and goes in together: half of what writing a title's
 * row took (docs/decisions/0022-pending-search-terms.md). A search reads the list through, so that it stays short.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter index title_search set (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
  await sql`alter index title_isbn_trigrams set (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter index title_search reset (gin_pending_list_limit)`.execute(db);
  await sql`alter index title_search set (fastupdate = off)`.execute(db);
  await sql`alter index title_isbn_trigrams reset (gin_pending_list_limit)`.execute(db);
  await sql`alter index title_isbn_trigrams set (fastupdate = off)`.execute(db);
}
