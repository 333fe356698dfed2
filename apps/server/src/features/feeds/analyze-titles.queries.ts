import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Fewer rows leave the planner's picture of a catalogue as it is. */
const MANY = 1_000;

/**
 * Tells the planner what the tables hold now, after an import that changed many titles. PostgreSQL does so by itself;
 * the embedded database has nobody who would. Table by table, because readers wait while one is looked through.
 */
export async function analyzeTitles(db: Kysely<Tables>, changed: number): Promise<void> {
  if (changed < MANY) return;
  for (const table of ['title', 'title_document', 'title_text', 'title_reference', 'title_source', 'term'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}
