import { type Kysely, sql } from 'kysely';
import type { OpenDatabase } from '../database/connection.ts';
import type { Tables } from '../database/tables.ts';

/** Fewer records leave the planner's picture of a catalogue as it is. */
const ANALYZE_THRESHOLD = 1_000;
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
 * Tells the planner what the tables hold now, after an import that changed many records. On the embedded database that is
 * always done, since nobody else would; it also notes which pages hold only rows that everybody sees: searches by the
 * database read those in the index alone. PostgreSQL does both by itself, but takes up to a minute to begin: a catalogue
 * that has become more than twice what it knows (a new one, as a rule) is looked through at once, or each sheet would take
 * four times as long until then. Table by table, because readers wait while one is looked through.
 */
export async function analyzeTitles(
  { kind, batch }: Pick<OpenDatabase, 'kind' | 'batch'>,
  changed: number,
): Promise<void> {
  if (changed < ANALYZE_THRESHOLD) return;
  if (kind === 'postgres' && !(await areStatisticsStale(batch))) return;
  if (kind === 'embedded') await sql`vacuum title`.execute(batch);
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(batch);
}

/** Whether the planner knows nothing of titles, or less than half of the pages that they take. */
async function areStatisticsStale(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ outgrown: boolean }>`
    select reltuples < 0
      or pg_relation_size(oid) > 2 * relpages::bigint * current_setting('block_size')::bigint as outgrown
    from pg_class where oid = 'title'::regclass`.execute(db);
  return rows[0]!.outgrown;
}
