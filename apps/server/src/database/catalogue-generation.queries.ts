import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** In a statement that reads titles: the number that any later change of titles makes another one (migration 0012). */
export const catalogueGeneration: RawBuilder<string> = sql`(select sum(changes) from catalogue_generation)::text`;

export async function findCatalogueGeneration(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ generation: string }>`select ${catalogueGeneration} as generation`.execute(db);
  return rows[0]!.generation;
}
