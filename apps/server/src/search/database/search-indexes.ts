import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, RawBuilder } from 'kysely';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import {
  analyzeTitles,
  createSearchIndex,
  dropSearchIndex,
  findSearchIndexes,
  searchIndexes,
} from './search-indexes.queries.ts';

type IndexedDatabase = Pick<OpenDatabase, 'kind' | 'batch' | 'batchPool'>;

const POLL_INTERVAL_MS = 1_000;
/** Creating an index on tens of millions of titles takes longer than the limit of batches. */
const CREATE_TIMEOUT_MS = 24 * 60 * 60_000;

export interface CreateOptions {
  /** @param share of the indexes that are complete, 0 to 1 */
  onProgress?: (share: number) => void;
  onCreated?: (name: string) => void;
  signal?: AbortSignal;
}

/**
 * Creates the indexes of the database search that are missing. On PostgreSQL, titles can be changed meanwhile, and several
 * servers that start at the same time share the work.
 *
 * @throws the error of the database, or the reason of the abort
 */
export async function createSearchIndexes(
  database: IndexedDatabase,
  { onProgress, onCreated, signal }: CreateOptions = {},
): Promise<void> {
  const { kind, batch } = database;
  let isAnyCreated = false;
  for (;;) {
    signal?.throwIfAborted();
    const states = await findSearchIndexes(batch);
    const valid = states.filter(({ isValid }) => isValid);
    const inProgress = states.filter(({ isValid, progress }) => !isValid && progress !== null);
    const share = valid.length + inProgress.reduce((sum, { progress }) => sum + progress!, 0);
    onProgress?.(share / searchIndexes.length);
    if (valid.length === searchIndexes.length) break;
    // What another server creates, and what an interrupted one left behind.
    const failed = states.find(({ isValid, progress }) => !isValid && progress === null);
    const missing = searchIndexes.find(({ name }) => !states.some((state) => state.name === name));
    if (failed) await run(database, dropSearchIndex(failed.name, kind === 'postgres'));
    else if (missing) {
      await run(database, createSearchIndex(missing, kind === 'postgres'));
      isAnyCreated = true;
      onCreated?.(missing.name);
    } else await sleep(POLL_INTERVAL_MS, undefined, signal ? { signal } : {});
  }
  if (isAnyCreated) await analyzeTitles(batch);
}

/** Drops the indexes that only the database search needs. @returns their names */
export async function dropSearchIndexes(database: IndexedDatabase): Promise<string[]> {
  const states = await findSearchIndexes(database.batch);
  for (const { name } of states) await run(database, dropSearchIndex(name, database.kind === 'postgres'));
  return states.map(({ name }) => name);
}

/** Runs a statement outside a transaction, with a time limit of its own. */
async function run({ batch, batchPool }: IndexedDatabase, statement: RawBuilder<unknown>): Promise<void> {
  const { sql } = statement.compile(batch as Kysely<Tables>);
  const client = await batchPool.connect();
  try {
    await client.query(`set statement_timeout = ${CREATE_TIMEOUT_MS}`);
    await client.query({ text: sql, query_timeout: CREATE_TIMEOUT_MS } as { text: string });
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}
