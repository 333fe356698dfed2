import type { OpenDatabase } from './connection.ts';
import { onlyRow } from './only-row.ts';

const STATEMENT = 'select store_generation() as generation';

/**
 * A text that changes with every committed change of titles, and when a backup is restored. It is queried before a
 * cached sheet is used, so the statement is prepared once per connection, which takes a quarter of the time.
 */
export async function findCatalogueGeneration({ readPool }: Pick<OpenDatabase, 'readPool'>): Promise<string> {
  const name = 'catalogue-generation';
  const client = await readPool.connect();
  try {
    return onlyRow(await client.query<{ generation: string }>({ name, text: STATEMENT })).generation;
  } finally {
    client.release();
  }
}
