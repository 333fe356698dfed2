import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, RawBuilder } from 'kysely';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import {
  analyzeTitles,
  createSearchIndex,
  dropSearchIndex,
  findSearchIndexes,
  releaseIndexLock,
  searchIndexes,
  tryIndexLock,
} from './search-indexes.queries.ts';

type IndexedDatabase = Pick<OpenDatabase, 'batch' | 'batchPool'>;

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
 * Creates the indexes of the database search that are missing. On PostgreSQL, titles can be changed meanwhile, and
 * servers that start at the same time take turns.
 *
 * @throws the error of the database, or the reason of the abort
 */
export async function createSearchIndexes(
  database: IndexedDatabase,
  { onProgress, onCreated, signal }: CreateOptions = {},
): Promise<void> {
  const { batch } = database;
  let isAnyCreated = false;
  for (;;) {
    signal?.throwIfAborted();
    const states = await findSearchIndexes(batch);
    onProgress?.(sum(states.map(({ isValid, progress }) => (isValid ? 1 : (progress ?? 0)))) / searchIndexes.length);
    if (states.filter(({ isValid }) => isValid).length === searchIndexes.length) break;
    let created: string | undefined;
    const isLocked = await withIndexLock(database, async (execute) => {
      created = await createNext(database, execute);
    });
    if (!isLocked) await sleep(POLL_INTERVAL_MS, undefined, signal ? { signal } : {});
    if (created === undefined) continue;
    isAnyCreated = true;
    onCreated?.(created);
  }
  if (isAnyCreated) await analyzeTitles(batch);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Creates one missing index, or drops one that an interrupted server left behind. @returns the name of a created one
 */
async function createNext({ batch }: IndexedDatabase, execute: Execute): Promise<string | undefined> {
  const states = await findSearchIndexes(batch);
  const failed = states.find(({ isValid }) => !isValid);
  const missing = searchIndexes.find(({ name }) => !states.some((state) => state.name === name));
  if (failed) await execute(dropSearchIndex(failed.name, true));
  else if (missing) await execute(createSearchIndex(missing, true));
  return failed ? undefined : missing?.name;
}

/** Drops the indexes that only the database search needs. @returns their names */
export async function dropSearchIndexes(database: IndexedDatabase): Promise<string[]> {
  const dropped: string[] = [];
  const drop = async (execute: Execute) => {
    for (const { name } of await findSearchIndexes(database.batch)) {
      await execute(dropSearchIndex(name, true));
      dropped.push(name);
    }
  };
  while (!(await withIndexLock(database, drop))) await sleep(POLL_INTERVAL_MS);
  return dropped;
}

/** Runs a statement outside a transaction, with a time limit of its own. */
type Execute = (statement: RawBuilder<unknown>) => Promise<void>;

/**
 * Runs work that creates or drops indexes in one session at a time.
 *
 * @returns false, without running it, while another session does so
 */
async function withIndexLock(
  { batch, batchPool }: IndexedDatabase,
  work: (execute: Execute) => Promise<void>,
): Promise<boolean> {
  const client = await batchPool.connect();
  const query = async <Row>(statement: RawBuilder<Row>) => {
    // The statement is raw SQL, which no table of the type affects.
    const { sql } = statement.compile(batch as Kysely<Tables>);
    // The types of pg lack the time limit of a query.
    return client.query<Row & object>({ text: sql, query_timeout: CREATE_TIMEOUT_MS } as { text: string });
  };
  let hasFailed = false;
  try {
    const { rows } = await query(tryIndexLock);
    if (!rows[0]?.locked) return false;
    await client.query(`set statement_timeout = ${CREATE_TIMEOUT_MS}`);
    await work(async (statement) => void (await query(statement)));
    await client.query('reset statement_timeout');
    await query(releaseIndexLock);
    return true;
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    // After a failure the connection is closed, which also releases the lock.
    client.release(hasFailed);
  }
}
