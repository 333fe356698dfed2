import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The number that any later change of titles makes another one (migration 0012). */
export async function findCatalogueGeneration(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ generation: string }>`
    select sum(changes)::text as generation from catalogue_generation`.execute(db);
  return rows[0]!.generation;
}
