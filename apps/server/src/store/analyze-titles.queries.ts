import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

/** Fewer rows leave the planner's picture of a catalogue as it is. */
const MANY = 1_000;
const TABLES = [
  'title',
  'title_document',
  'title_grid',
  'title_text',
  'title_reference',
  'title_source',
  'term',
] as const;

/**
 * Tells the planner what the tables hold now, after an import that changed many titles. On the embedded database that is
 * always done, since nobody else would; it also notes which pages hold only rows that everybody sees: searches by the
 * database read those in the index alone. PostgreSQL does both by itself, but takes up to a minute to begin: a store that it
 * knows to be smaller than what has just come in (a new one, as a rule) is looked through at once, or each sheet would take
 * four times as long until then. Table by table, because readers wait while one is looked through.
 */
export async function analyzeTitles(
  { kind, long }: Pick<OpenDatabase, 'kind' | 'long'>,
  changed: number,
): Promise<void> {
  if (changed < MANY) return;
  if (kind === 'postgres' && (await findPlannedTitles(long)) > changed) return;
  if (kind === 'embedded') await sql`vacuum title`.execute(long);
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(long);
}

/** How many titles the planner believes there are; -1 while it knows nothing. */
async function findPlannedTitles(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ titles: number }>`
    select reltuples::float8 as titles from pg_class where oid = 'title'::regclass`.execute(db);
  return rows[0]!.titles;
}
