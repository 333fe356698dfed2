import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../caught-error.ts';
import { CoalescedQuery } from '../../database/coalesced-query.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import { notReadyStatus, readyStatus, type SearchStatus, searchNotReady } from '../search-not-ready.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { findChanges, findSnapshot } from './changes.queries.ts';
import { IndexLoader } from './index-loader.ts';
import { PAGE_SIZE, reindex } from './reindex.ts';
import type { IndexState, SnapshotStore } from './snapshot/snapshot-store.ts';

/** More changes are read with the limits of batches, because a search would wait too long for a connection. */
const MAX_CHANGES_PER_SEARCH = 1_000;
/** How long a search waits for the index before it fails with `search-not-ready`. */
const MAX_WAIT_MS = 1_000;
const RETRY_DELAY_MS = 1_000;
/** A load or a snapshot that is aborted by `close` ends after the page or chunk that it is working on. */
const CLOSE_TIMEOUT_MS = 1_000;
/** Of the time that the server has to stop. */
const FINAL_SNAPSHOT_TIMEOUT_MS = 2_000;

/** @param titleIds changed titles; null means "unknown, assume all" */
export type ChangeHandler = (titleIds: Iterable<number> | null) => void;

export interface ReplicatorOptions {
  database: Pick<OpenDatabase, 'db' | 'batch' | 'pool'>;
  log: Log;
  onChange: ChangeHandler;
  snapshots?: SnapshotStore | undefined;
  /** A smaller index is not saved: it is loaded as fast from the database. */
  minSnapshotTitles?: number;
}

/**
 * Keeps an in-memory index in sync with the primary (docs/decisions/0018-catalogue-in-memory.md). `current()` is
 * linearizable: it reflects every transaction committed before the call. Replicas are not used because their
 * transaction ids lag.
 */
export class IndexReplicator {
  readonly #options: ReplicatorOptions;
  readonly #loader: IndexLoader;
  readonly #closing = new AbortController();
  readonly #synchronization = new CoalescedQuery(() => this.#exclusively(() => this.#synchronize()));
  /** `snapshot`: of PostgreSQL, before the last query of changes. */
  #state: (IndexState & { snapshot?: string }) | undefined;
  #loading: Promise<void> | undefined;
  #loadError: unknown;
  /** Changes of the index wait for each other, so that an older state of a title never replaces a newer one. */
  #queue: Promise<unknown> = Promise.resolve();
  #isSnapshotCurrent = true;
  #writing: Promise<void> | undefined;

  constructor(options: ReplicatorOptions) {
    const { database, log, snapshots } = options;
    this.#options = options;
    this.#loader = new IndexLoader({ database, log, snapshots, signal: this.#closing.signal });
  }

  /** Starts loading the index in the background. */
  start(): void {
    this.#startLoading();
  }

  get status(): SearchStatus {
    return this.#state ? readyStatus : notReadyStatus(this.#loader.percent);
  }

  /** Titles in the index; 0 while it is loading. */
  get size(): number {
    return this.#state?.index.size ?? 0;
  }

  /** Resolves when the index is loaded, or the replicator was closed. */
  async whenLoaded(): Promise<void> {
    while (this.#loading) await this.#loading;
  }

  /**
   * @returns an index that reflects every transaction committed before the call
   * @throws AppError `search-not-ready` while it is loading; the error of the last query if the database failed
   */
  async current(): Promise<CatalogueIndex> {
    const index = await within(MAX_WAIT_MS, this.#loadAndSynchronize());
    if (index) return index;
    if (this.#loadError) throw this.#loadError;
    throw searchNotReady(this.#loader.percent);
  }

  /** Moves some titles of a sparse segment, if there is one, so that its memory is freed eventually. */
  async compact(): Promise<void> {
    const { database } = this.#options;
    await this.#exclusively(async () => {
      const index = this.#state?.index;
      if (index?.needsCompaction) await this.#reindex(database.batch, index.idsToCompact().slice(0, PAGE_SIZE));
    });
  }

  /** Writes a snapshot if the index has changed since the last one. Errors are logged. */
  async writeSnapshot(signal = this.#closing.signal): Promise<void> {
    this.#writing ??= this.#writeSnapshot(signal).finally(() => {
      this.#writing = undefined;
    });
    await this.#writing;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await within(CLOSE_TIMEOUT_MS, Promise.allSettled([this.#loading, this.#queue, this.#writing]));
    const signal = AbortSignal.timeout(FINAL_SNAPSHOT_TIMEOUT_MS);
    await within(FINAL_SNAPSHOT_TIMEOUT_MS, this.writeSnapshot(signal));
  }

  async #writeSnapshot(signal: AbortSignal): Promise<void> {
    const { snapshots, log, minSnapshotTitles = 0 } = this.#options;
    if (!snapshots || !this.#state || this.#isSnapshotCurrent || this.size < minSnapshotTitles) return;
    this.#isSnapshotCurrent = true;
    try {
      // A copy of the index and its position from the same moment, between two changes of the index.
      const saved = await this.#exclusively(async () => {
        const state = this.#state;
        return state && { segments: state.index.save(), position: state.position };
      });
      if (saved) await snapshots.write(saved, signal);
      // Pruned notes of these transactions would make the snapshot look too old.
      if (saved && saved.position.seen.size > 0) this.#isSnapshotCurrent = false;
    } catch (error) {
      this.#isSnapshotCurrent = false;
      if (!signal.aborted) log.warn({ reason: messageOf(error) }, 'The search index could not be saved');
    }
  }

  async #loadAndSynchronize(): Promise<CatalogueIndex | undefined> {
    while (!this.#closing.signal.aborted) {
      await this.whenLoaded();
      const index = await this.#synchronization.get();
      if (index) return index;
    }
    return undefined;
  }

  #startLoading(): void {
    if (this.#loading || this.#closing.signal.aborted) return;
    this.#state = undefined;
    this.#loading = this.#load().finally(() => {
      this.#loading = undefined;
    });
  }

  async #load(): Promise<void> {
    const { log, onChange } = this.#options;
    const { signal } = this.#closing;
    while (!this.#state && !signal.aborted) {
      try {
        const { isSaved, ...state } = await this.#loader.load();
        this.#state = state;
        this.#loadError = undefined;
        this.#isSnapshotCurrent = isSaved;
        onChange(null);
      } catch (error) {
        if (signal.aborted) return;
        this.#loadError = error;
        log.warn({ reason: messageOf(error) }, 'The search index cannot be loaded');
        await sleep(RETRY_DELAY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  #exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /**
   * Applies all committed changes. PostgreSQL is first asked for its snapshot, which costs less if nothing was
   * committed.
   *
   * @returns undefined if the index has to be loaded again
   */
  async #synchronize(): Promise<CatalogueIndex | undefined> {
    const { db, batch, pool } = this.#options.database;
    const state = this.#state;
    if (!state) return undefined;
    const snapshot = await findSnapshot(pool);
    if (snapshot !== state.snapshot) {
      const { position, titleIds } = await findChanges(db, state.position);
      if (!titleIds) {
        this.#startLoading();
        return undefined;
      }
      await this.#reindex(titleIds.size > MAX_CHANGES_PER_SEARCH ? batch : db, [...titleIds]);
      Object.assign(state, { position, snapshot });
    }
    return state.index;
  }

  async #reindex(db: OpenDatabase['db'], ids: readonly number[]): Promise<void> {
    const index = this.#state?.index;
    if (!index || ids.length === 0) return;
    this.#isSnapshotCurrent = false;
    const { signal } = this.#closing;
    await reindex(db, ids, { index, signal, onPage: this.#options.onChange });
  }
}

/** @returns undefined if the work is not done in time; it goes on then, and its error is ignored */
async function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result | undefined> {
  const timer = new AbortController();
  const timeout = sleep(timeoutMs, undefined, { ref: false, signal: timer.signal }).catch(() => undefined);
  work.catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    timer.abort();
  }
}
