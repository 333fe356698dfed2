import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { ChangeNotices, type NotifyingDatabase } from '../../database/change-notices.ts';
import { CoalescedQuery } from '../../database/coalesced-query.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type { Tables } from '../../database/tables.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { findChanges, findPosition, findSnapshot, type Position } from './changes.queries.ts';
import { findIndexedTitles, findNextIndexedTitles } from './indexed-titles.queries.ts';

/** Titles read per query; each query takes some milliseconds. */
const PAGE_SIZE = { embedded: 250, postgres: 1_000 } as const;
/** More changes are applied in the background, because a search would wait too long for them. */
const MAX_CHANGES_PER_SEARCH = 1_000;
/** Transactions after the horizon that are passed with each query of changes; a long transaction holds the horizon back. */
const MAX_SEEN = 5_000;
const CLOSE_TIMEOUT_MS = 1_000;

/** @param titleIds changed titles; null means "unknown, assume all" */
export type ChangeHandler = (titleIds: Iterable<number> | null) => void;

type ReplicatedDatabase = Pick<OpenDatabase, 'db' | 'batch' | 'pool'> & NotifyingDatabase;

/**
 * Keeps an in-memory index in sync with the primary (docs/decisions/0018-catalogue-in-memory.md). `current()` is
 * linearizable: it reflects every transaction committed before the call. Replicas are not used because their transaction
 * ids lag.
 */
export class IndexReplicator {
  readonly #database: ReplicatedDatabase;
  readonly #notices: ChangeNotices;
  readonly #log: Log;
  readonly #onChange: ChangeHandler;
  readonly #changesQuery = new CoalescedQuery(() => this.#synchronize());
  /** `snapshot`: of PostgreSQL, before the last query of changes. */
  #state: { index: CatalogueIndex; position: Position; snapshot?: string } | undefined;
  #loading: Promise<void> | undefined;
  #isClosed = false;

  constructor(database: ReplicatedDatabase, log: Log, onChange: ChangeHandler) {
    this.#database = database;
    this.#notices = new ChangeNotices(database, 'titles_changed', log);
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Starts loading the index in the background. */
  start(): void {
    this.#notices.start();
    this.#load();
  }

  get isReady(): boolean {
    return this.#state !== undefined && this.#loading === undefined;
  }

  /** @returns null while the index is loading */
  async current(): Promise<CatalogueIndex | null> {
    if (this.#notices.isUpToDate && this.isReady && (await this.#notices.isStillUpToDate()) && this.isReady)
      return this.#state!.index;
    return this.refresh();
  }

  /** As `current`, but always queries the database: the position must advance before its change notes are pruned. */
  refresh(): Promise<CatalogueIndex | null> {
    return this.isReady ? this.#changesQuery.get() : this.#loadAgain();
  }

  async whenLoaded(): Promise<void> {
    await this.#loading;
  }

  /** Titles in the index; 0 while it is loading. */
  get size(): number {
    return this.#loading ? 0 : (this.#state?.index.size ?? 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.race([this.#loading, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** A failed load is repeated by the next caller. */
  async #loadAgain(): Promise<null> {
    this.#load();
    return null;
  }

  #load(): void {
    if (this.#loading || this.#isClosed) return;
    this.#loading = (this.#state ? this.#catchUp() : this.#loadAll())
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#log.warn({ reason: (error as Error).message }, 'The search index cannot be loaded');
      })
      .finally(() => {
        this.#loading = undefined;
      });
  }

  async #loadAll(): Promise<void> {
    const { batch, kind } = this.#database;
    const started = performance.now();
    const index = new CatalogueIndex();
    const position = await findPosition(batch);
    for (let after = 0; !this.#isClosed; await nextTurn()) {
      const titles = await findNextIndexedTitles(batch, after, PAGE_SIZE[kind]);
      for (const title of titles) index.put(title);
      if (titles.length < PAGE_SIZE[kind]) break;
      after = titles.at(-1)!.id;
    }
    if (this.#isClosed) return;
    this.#state = { index, position };
    this.#onChange(null);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    this.#log.info({ titles: index.size, seconds }, 'The search index is loaded');
    await this.#catchUp();
  }

  /** Applies all pending changes and compacts sparse segments. */
  async #catchUp(): Promise<void> {
    const { batch } = this.#database;
    while (!this.#isClosed && this.#state && (await this.#applyChanges(batch)) > MAX_CHANGES_PER_SEARCH);
    for (const index = this.#state?.index; index?.needsCompaction && !this.#isClosed; )
      await this.#reindex(batch, index, index.idsToCompact());
  }

  /** @returns the number of changed titles; if there are more than `maximum`, none of them is applied */
  async #applyChanges(db: Kysely<Tables>, maximum = Number.POSITIVE_INFINITY): Promise<number> {
    const state = this.#state!;
    const { position, titleIds } = await findChanges(db, state.position);
    if (!titleIds) {
      this.#state = undefined;
      return 0;
    }
    const ids = [...titleIds];
    if (ids.length > maximum) return ids.length;
    await this.#reindex(db, state.index, ids);
    if (!this.#isClosed) state.position = position;
    return ids.length;
  }

  async #reindex(db: Kysely<Tables>, index: CatalogueIndex, ids: readonly number[]): Promise<void> {
    const pageSize = PAGE_SIZE[this.#database.kind];
    for (let start = 0; start < ids.length && !this.#isClosed; start += pageSize) {
      const page = ids.slice(start, start + pageSize);
      const titles = await findIndexedTitles(db, page);
      const existing = new Set(titles.map(({ id }) => id));
      for (const id of page) if (!existing.has(id)) index.remove(id);
      for (const title of titles) index.put(title);
      this.#onChange(page);
    }
  }

  /** If it fails, the changes are applied in the background, where queries have more time. */
  async #synchronize(): Promise<CatalogueIndex | null> {
    if (!this.isReady) return this.#loadAgain();
    const { sequence } = this.#notices;
    const count = await this.#applyCommitted().catch((error: unknown) => {
      this.#load();
      throw error;
    });
    const state = this.#state;
    if (count > MAX_CHANGES_PER_SEARCH || !state || state.index.needsCompaction) return this.#loadAgain();
    if (state.position.seen.size > MAX_SEEN) return null;
    this.#notices.acknowledge(sequence);
    return state.index;
  }

  /** As `#applyChanges`. PostgreSQL is first asked for its snapshot, which costs less when nothing was committed. */
  async #applyCommitted(): Promise<number> {
    const { kind, db, pool } = this.#database;
    // The embedded database sends notices instead, and does not support prepared statements.
    const snapshot = kind === 'postgres' ? await findSnapshot(pool) : undefined;
    if (snapshot !== undefined && snapshot === this.#state?.snapshot) return 0;
    const count = await this.#applyChanges(db, MAX_CHANGES_PER_SEARCH);
    if (this.#state && count <= MAX_CHANGES_PER_SEARCH) this.#state.snapshot = snapshot;
    return count;
  }
}
