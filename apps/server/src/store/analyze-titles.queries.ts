import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Fewer rows leave the planner's picture of a catalogue as it is. */
const MANY = 1_000;

/**
 * Tells the planner what the tables hold now, after an import that changed many titles, and notes which pages hold only
 * rows that everybody sees: quick searches read those in the index alone. PostgreSQL does both by itself; the embedded
 * database has nobody who would. Table by table, because readers wait while one is looked through.
 */
export async function analyzeTitles(db: Kysely<Tables>, changed: number): Promise<void> {
  if (changed < MANY) return;
  await sql`vacuum title`.execute(db);
  for (const table of [
    'title',
    'title_document',
    'title_grid',
    'title_text',
    'title_reference',
    'title_source',
    'term',
  ])
    await sql`analyze ${sql.table(table)}`.execute(db);
}
