import { type Kysely, sql } from 'kysely';

const INDEXES = ['title_search', 'title_isbn_trigrams'];

/**
 * What imports add to two indexes of titles waits in a short list and goes in together, at a third of the time
 * (docs/decisions/0022-pending-search-terms.md). A search reads the list through, so that it stays short.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES)
    await sql`alter index ${sql.ref(index)} set (fastupdate = on, gin_pending_list_limit = 256)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const index of INDEXES) {
    await sql`alter index ${sql.ref(index)} reset (gin_pending_list_limit)`.execute(db);
    await sql`alter index ${sql.ref(index)} set (fastupdate = off)`.execute(db);
    // Nobody empties a list any more that nothing is added to.
    await sql`select gin_clean_pending_list(${index}::regclass)`.execute(db);
  }
}
