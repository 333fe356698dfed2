import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { findChanges, findPosition } from './changes.queries.ts';
import { findHighestId, findNextIndexedTitles } from './indexed-titles.queries.ts';
import { PAGE_SIZE, reindex } from './reindex.ts';
import type { IndexState, SnapshotStore } from './snapshot/snapshot-store.ts';

/** With this many changes or fewer, the index is ready: the first search applies them. */
const MAX_REMAINING_CHANGES = 1_000;
/** With more changes than this share of its titles, reading all titles is as fast as updating a snapshot. */
const MAX_CHANGED_SHARE = 0.5;
const MIN_CHANGES_TO_DISCARD = 10_000;

export interface LoaderOptions {
  database: Pick<OpenDatabase, 'batch'>;
  log: Log;
  snapshots: SnapshotStore | undefined;
  signal: AbortSignal;
}

export interface LoadedIndex extends IndexState {
  /** True if the index is the same as its snapshot. */
  isSaved: boolean;
}

/** Loads the index: from a snapshot and the changes since, or else from all titles of the database. */
export class IndexLoader {
  readonly #options: LoaderOptions;
  #percent = 0;

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** Progress of the current or last load, 0 to 100. */
  get percent(): number {
    return this.#percent;
  }

  /** @throws the error of a query, or the reason of the abort */
  async load(): Promise<LoadedIndex> {
    const { log } = this.#options;
    this.#percent = 0;
    const started = performance.now();
    const restored = await this.#restore();
    const loaded = restored ?? { ...(await this.#readAll()), isSaved: false };
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    const isFromSnapshot = restored !== undefined;
    log.info({ titles: loaded.index.size, seconds, isFromSnapshot }, 'The search index is loaded');
    return loaded;
  }

  async #restore(): Promise<LoadedIndex | undefined> {
    const { snapshots } = this.#options;
    const state = await snapshots?.read((share) => {
      this.#percent = share * 90;
    });
    if (!state) return undefined;
    const maximum = Math.max(MIN_CHANGES_TO_DISCARD, state.index.size * MAX_CHANGED_SHARE);
    const changes = await this.#catchUp(state, maximum);
    if (changes !== undefined) return { ...state, isSaved: changes === 0 };
    return snapshots!.discard('too old: its changes are no longer known, or too many');
  }

  async #readAll(): Promise<IndexState> {
    const { database, signal } = this.#options;
    for (;;) {
      const state = { index: new CatalogueIndex(), position: await findPosition(database.batch) };
      const highest = await findHighestId(database.batch);
      for (let after = 0; ; await nextTurn()) {
        signal.throwIfAborted();
        const titles = await findNextIndexedTitles(database.batch, after, PAGE_SIZE);
        for (const title of titles) state.index.put(title);
        if (titles.length < PAGE_SIZE) break;
        after = titles.at(-1)!.id;
        this.#percent = Math.min(99, (after / highest) * 100);
      }
      if ((await this.#catchUp(state, Number.POSITIVE_INFINITY)) !== undefined) return state;
    }
  }

  /** @returns the number of changed titles; undefined if they are unknown, or more than `maximum` */
  async #catchUp(state: IndexState, maximum: number): Promise<number | undefined> {
    const { database, signal } = this.#options;
    const { index } = state;
    const start = this.#percent;
    const onPage = (_: readonly number[], share: number) => {
      this.#percent = start + share * (99 - start);
    };
    for (let changes = 0; ; ) {
      const { position, titleIds } = await findChanges(database.batch, state.position);
      if (!titleIds || titleIds.size > maximum) return undefined;
      await reindex(database.batch, [...titleIds], { index, signal, onPage });
      state.position = position;
      changes += titleIds.size;
      if (titleIds.size <= MAX_REMAINING_CHANGES) return changes;
    }
  }
}
