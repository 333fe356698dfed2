import type { OpenDatabase } from './connection.ts';
import { onlyRow } from './only-row.ts';

const STATEMENT =
  "select (select id from store_identity) || '/' || sum(changes) as generation from catalogue_generation";

/**
 * A text that changes with every committed change of titles, and when a backup is restored. It is queried before a cached sheet is used, so the
 * statement is prepared once per connection, which takes a quarter of the time; the embedded database does not support
 * named prepared statements.
 */
export async function findCatalogueGeneration({
  kind,
  readPool,
}: Pick<OpenDatabase, 'kind' | 'readPool'>): Promise<string> {
  const name = kind === 'postgres' ? 'catalogue-generation' : undefined;
  const client = await readPool.connect();
  try {
    return onlyRow(await client.query<{ generation: string }>({ name, text: STATEMENT })).generation;
  } finally {
    client.release();
  }
}
