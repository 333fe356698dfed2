import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../database/connection.ts';
import { databaseFailure, type FailureKind } from '../database/failures.ts';
import type { Log } from '../database/log.ts';
import type { Tables } from '../database/tables.ts';
import { moveToListedCodes } from '../records/listed-codes.queries.ts';
import { findStaleFigures } from '../records/monthly-sales.queries.ts';
import { hasStaleRanks, refreshSalesRanks } from '../records/sales-ranks.queries.ts';
import { TermRegistry } from '../records/terms.queries.ts';
import { derivationVersion } from './derivation-version.ts';
import {
  countStaleTitles,
  deleteRebuildProgress,
  findStaleTitles,
  putRebuildProgress,
  type RebuildProgress,
  releaseRebuildLock,
  tryRebuildLock,
} from './rebuild.queries.ts';
import { rederiveTitles } from './rederive-titles.ts';
import { type WriteOptions, withRegisteredCodes } from './write-merged.ts';

/** Titles of one transaction. Deriving them blocks the event loop. */
const BATCH = 50;

const LOG_INTERVAL_MS = 10_000;
const LOCK_RETRY_MS = 2_000;

export interface RebuildOptions {
  /** Ends the rebuild after the current batch; a later rebuild continues. */
  signal?: AbortSignal;
  onProgress?: (progress: RebuildProgress) => void;
  /** The version to bring titles to; replaced in tests. */
  version?: string;
}

const UNAVAILABLE: readonly (FailureKind | undefined)[] = ['database-unavailable', 'disk-full', 'overload'];

type Database = Pick<OpenDatabase, 'batch'>;

/**
 * Derives all titles again that another version of the definitions or rules derived, in small transactions beside a
 * working server, before that what is stored of their codes (`moveToListedCodes`), and after that the ranks. Until a title
 * is rebuilt, its old state is served. On PostgreSQL one process rebuilds titles at a time and others wait for it.
 *
 * @returns how many titles this process has rebuilt
 * @throws what the database throws; a later call continues
 */
export async function rebuildTitles(database: Database, log: Log, options: RebuildOptions = {}): Promise<number> {
  await moveToListedCodes(database.batch, new TermRegistry());
  const rebuilt = await rebuildStale(database, log, options);
  // Also those that a command has left which was killed. If it has left figures too, both are updated by the server.
  const [stale] = await findStaleFigures(database.batch, 1, undefined);
  if (!stale && (await hasStaleRanks(database.batch))) await refreshSalesRanks(database.batch, options.signal);
  return rebuilt;
}

async function rebuildStale(database: Database, log: Log, options: RebuildOptions): Promise<number> {
  const { version = derivationVersion, signal } = options;
  while (!signal?.aborted) {
    if ((await countStaleTitles(database.batch, version)) === 0) return 0;
    const rebuilt = await withRebuildLock(database, (session) =>
      new Rebuild(session, log, { ...options, version }).run(),
    );
    if (rebuilt !== undefined) return rebuilt;
    await sleep(LOCK_RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
  return 0;
}

/** @returns undefined if another process holds the lock */
async function withRebuildLock(
  { batch }: Database,
  work: (session: Kysely<Tables>) => Promise<number>,
): Promise<number | undefined> {
  return batch.connection().execute(async (session) => {
    if (!(await tryRebuildLock(session))) return undefined;
    try {
      return await work(session);
    } finally {
      await releaseRebuildLock(session);
    }
  });
}

class Rebuild {
  readonly #session: Kysely<Tables>;
  readonly #log: Log;
  readonly #options: RebuildOptions & { version: string };
  readonly #write: WriteOptions & { version: string };
  #done = 0;
  #total = 0;
  #lastLog = performance.now();

  constructor(session: Kysely<Tables>, log: Log, options: RebuildOptions & { version: string }) {
    this.#session = session;
    this.#log = log;
    this.#options = options;
    this.#write = { runId: null, terms: new TermRegistry(), version: options.version };
  }

  /** Repeats its pass over the store for titles that an import was writing, until a pass rebuilds nothing. */
  async run(): Promise<number> {
    const { version, signal } = this.#options;
    const startedAt = performance.now();
    this.#total = await countStaleTitles(this.#session, version);
    this.#log.info({ titles: this.#total }, 'Titles derived by another version are being rebuilt');
    await this.#report();
    while (!signal?.aborted && (await this.#pass()) > 0);
    const left = await countStaleTitles(this.#session, version);
    await deleteRebuildProgress(this.#session);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    this.#log.info({ titles: this.#done, left, seconds }, 'Titles were rebuilt');
    return this.#done;
  }

  async #pass(): Promise<number> {
    const { version, signal } = this.#options;
    const before = this.#done;
    for (let after = 0; !signal?.aborted; ) {
      const ids = await findStaleTitles(this.#session, version, { after, limit: BATCH });
      const last = ids.at(-1);
      if (last === undefined) break;
      const rebuilt = await this.#rebuild(ids);
      this.#done += rebuilt;
      after = last;
      await this.#report();
    }
    return this.#done - before;
  }

  /** A title that cannot be derived keeps its old state and does not stop the others. */
  async #rebuild(ids: readonly number[]): Promise<number> {
    try {
      return await this.#transaction(ids);
    } catch (error) {
      if (UNAVAILABLE.includes(databaseFailure(error)?.kind)) throw error;
      if (ids.length === 1) {
        this.#log.error({ titleId: ids[0], err: error }, 'A title could not be rebuilt');
        return 0;
      }
    }
    let rebuilt = 0;
    for (const id of ids) rebuilt += await this.#rebuild([id]);
    return rebuilt;
  }

  #transaction(ids: readonly number[]): Promise<number> {
    return withRegisteredCodes(this.#session, this.#write.terms, () =>
      this.#session.transaction().execute((trx) => rederiveTitles(trx, ids, this.#write)),
    );
  }

  async #report(): Promise<void> {
    const progress = { done: this.#done, total: Math.max(this.#total, this.#done) };
    await putRebuildProgress(this.#session, this.#options.version, progress);
    this.#options.onProgress?.(progress);
    if (performance.now() - this.#lastLog < LOG_INTERVAL_MS) return;
    this.#lastLog = performance.now();
    this.#log.info(progress, 'Titles are being rebuilt');
  }
}
