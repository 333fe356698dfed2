import type { OpenDatabase } from './connection.ts';

const QUESTION = 'select sum(changes)::text as generation from catalogue_generation';

/**
 * The number that any later change of titles makes another one. It stands before every sheet that is read
 * again, so that it is prepared once for each connection, a quarter of what it takes otherwise; the embedded database takes
 * no prepared statement.
 */
export async function findCatalogueGeneration({
  kind,
  readPool,
}: Pick<OpenDatabase, 'kind' | 'readPool'>): Promise<string> {
  const name = kind === 'postgres' ? 'catalogue-generation' : undefined;
  const { rows } = await readPool.query<{ generation: string }>({ name, text: QUESTION });
  return rows[0]!.generation;
}
