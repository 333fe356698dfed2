import { type Kysely, PostgresAdapter, type Transaction } from 'kysely';
import type { ShortWriter } from './embedded/short-writer.ts';
import type { Tables } from './tables.ts';

/** Attempts before work is done in a usual transaction, for which other clients wait. */
const MAX_ATTEMPTS = 4;

/** The adapter of a pool of the embedded database. */
export class EmbeddedAdapter extends PostgresAdapter {
  readonly writer: ShortWriter;

  constructor(writer: ShortWriter) {
    super();
    this.writer = writer;
  }
}

/**
 * Runs work in a transaction. The embedded database serves other clients while the work selects and computes, if it
 * selects everything before it writes (docs/decisions/0017-import-speed.md); otherwise they wait until the work has ended.
 * The work may be run several times, so it must have no effect but its statements and its result.
 *
 * @param keys what the work reads and writes, as far as other work of this process writes it. Work with a common key
 *   never runs at the same time; on PostgreSQL the work locks what it changes
 * @throws what the work and the database throw; then nothing is stored
 */
export async function inShortTransaction<Result>(
  db: Kysely<Tables>,
  keys: readonly string[],
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const { adapter } = db.getExecutor();
  if (adapter instanceof EmbeddedAdapter)
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const done = await adapter.writer.attempt(db, new Set(keys), work);
      if (typeof done === 'object') return done.result;
      if (done === 'unsuited') break;
    }
  return db.transaction().execute(work);
}
