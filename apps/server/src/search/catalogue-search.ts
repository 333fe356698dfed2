import { join } from 'node:path';
import { messageOf } from '../caught-error.ts';
import type { OpenDatabase } from '../database/connection.ts';
import type { Log } from '../database/log.ts';
import type { BoxHits, BoxSearch } from './box-hits.ts';
import { findGridRows, findQuickRows } from './memory/cached-rows.queries.ts';
import type { CatalogueIndex, IndexSearch } from './memory/catalogue-index.ts';
import { indexChanged, inSnapshot } from './memory/changed-titles.ts';
import { pruneChanges } from './memory/changes.queries.ts';
import { IndexReplicator } from './memory/index-replicator.ts';
import { completeLookups, cutWhenCancelled, findByWords, indexSearchOf, lookUp } from './memory/lookups.queries.ts';
import { RecentChanges } from './memory/recent-changes.ts';
import { type CachedRow, RowCache } from './memory/row-cache.ts';
import { RowReader } from './memory/row-reader.ts';
import { SnapshotStore } from './memory/snapshot/snapshot-store.ts';
import { sortByTitle, sortRows } from './memory/sort-rows.ts';
import { TextQueryCache } from './memory/text-query-cache.ts';
import { quickScope } from './quick-scope.ts';

import { type SearchStatus, searchNotReady } from './search-not-ready.ts';
import type {
  CountedTerms,
  FoundTitles,
  Predicate,
  QuickSearchHits,
  QuickSearchQuery,
  SampledTitles,
  TermCounts,
  TitleCount,
  TitleScope,
  TitleSearch,
} from './title-search.ts';

export interface CatalogueSearchOptions {
  database: Pick<OpenDatabase, 'db' | 'slowQuery' | 'batch' | 'pool'>;
  log: Log;
  /** The data folder, for the snapshot of the index; without it, none is read or written. */
  dataFolder?: string;
}

/** Changes are applied without waiting for a search, so that few are left for the next one. */
const REPLICATION_INTERVAL_MS = 1_000;
export const MIN_SNAPSHOT_TITLES = 5_000;
const SNAPSHOT_INTERVAL_MS = 15 * 60_000;
const PRUNE_INTERVAL_MS = 60_000;
/** A snapshot can be used by a server that starts within this time. */
const CHANGES_KEPT_MINUTES = 24 * 60;
/** Searches that start again because more titles changed meanwhile than are remembered. */
const MAX_ATTEMPTS = 3;
const CACHE_BYTES = { quick: 128 * 1024 * 1024, grid: 192 * 1024 * 1024 } as const;

interface PreparedSearch {
  index: CatalogueIndex;
  /** Null if no title can match. */
  search: IndexSearch | null;
  /** Titles that the search excludes and that must be read and evaluated again. */
  changed: readonly number[];
  isUncounted: boolean;
}

/**
 * Searches titles in an index in memory (docs/decisions/0018-catalogue-in-memory.md). The find and count methods throw
 * AppError `search-not-ready` while it is being loaded; there is no slower substitute.
 */
export class CatalogueSearch {
  readonly #options: CatalogueSearchOptions;
  readonly #replicator: IndexReplicator;
  readonly #changes = new RecentChanges();
  readonly #quickRows: RowReader<string>;
  readonly #gridRows: RowReader<string | null>;
  readonly #textQueries: TextQueryCache;
  #timers: NodeJS.Timeout[] = [];

  constructor(options: CatalogueSearchOptions) {
    const { database, log, dataFolder } = options;
    const snapshotFile = dataFolder && join(dataFolder, 'search-index', 'snapshot');
    this.#options = options;
    const quickCache = new RowCache<string>(CACHE_BYTES.quick, 1);
    const gridCache = new RowCache<string | null>(CACHE_BYTES.grid, 2);
    const synchronize = async () => void (await this.#replicator.current());
    this.#quickRows = new RowReader({ cache: quickCache, changes: this.#changes, synchronize, find: findQuickRows });
    this.#gridRows = new RowReader({ cache: gridCache, changes: this.#changes, synchronize, find: findGridRows });
    this.#textQueries = new TextQueryCache(
      // Words in many texts that are not in memory take longer than other queries of a request.
      (query, among) => findByWords(among ? database.db : database.slowQuery, query, among),
      this.#changes,
    );
    this.#replicator = new IndexReplicator({
      database,
      log,
      snapshots: snapshotFile ? new SnapshotStore(snapshotFile, database.db, log) : undefined,
      minSnapshotTitles: MIN_SNAPSHOT_TITLES,
      onChange: (ids) => {
        this.#changes.add(ids);
        for (const cache of [quickCache, gridCache]) cache.invalidate(ids);
      },
    });
  }

  get status(): SearchStatus {
    return this.#replicator.status;
  }

  /** Titles in the index; 0 while it is being loaded. */
  get titlesInMemory(): number {
    return this.#replicator.size;
  }

  /** Starts loading the index in the background. */
  start(): void {
    const { database } = this.#options;
    this.#replicator.start();
    // A failing database is reported by the searches.
    this.#every(REPLICATION_INTERVAL_MS, async () => {
      if (!this.status.isReady) return;
      await this.#replicator.current().catch(() => undefined);
      await this.#replicator.compact().catch(() => undefined);
    });
    this.#every(SNAPSHOT_INTERVAL_MS, () => this.#replicator.writeSnapshot());
    this.#every(PRUNE_INTERVAL_MS, async () => {
      // The position advances first: a note that this server has yet to read is not pruned.
      if (this.status.isReady) await this.#replicator.current();
      await pruneChanges(database.db, CHANGES_KEPT_MINUTES);
    });
    // The first snapshot makes the next start fast.
    void this.whenReady().then(() => this.#replicator.writeSnapshot());
  }

  /** Resolves when searches can be answered, or when the search was closed. */
  async whenReady(): Promise<void> {
    await this.#replicator.whenLoaded();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#replicator.close();
  }

  /** Quick search by ISBN, title or author in one division (G-55), in the natural order of titles. */
  async findByQuickSearch(query: QuickSearchQuery): Promise<QuickSearchHits> {
    const { db } = this.#options.database;
    const { total, rows } = await this.#find(quickScope(query), query.maximum, { reader: this.#quickRows, db });
    return { total, rows: sortByTitle(rows).map(({ row }) => row) };
  }

  /** Search box: words and numbers of titles in all divisions, in order of relevance. */
  async findByBox(search: BoxSearch): Promise<BoxHits[]> {
    return (await this.#replicator.current()).searchBox(search);
  }

  /** Power search. @param db runs all queries except those of frequent words; by default with the limits of requests */
  async findTitles(search: TitleSearch, maximum: number, db = this.#options.database.db): Promise<FoundTitles> {
    const { rows, ...count } = await this.#find(search, maximum, { reader: this.#gridRows, db });
    return { ...count, rows: sortRows(rows, search.order) };
  }

  /** @returns ids of at most `limit` titles of the scope, any of them where there are more */
  async findSample(scope: TitleScope, limit: number): Promise<SampledTitles> {
    const { results, isUncounted } = await this.#evaluate(scope, (index, search) => index.sample(search, limit));
    return { ids: results.flat().slice(0, limit), isUncounted };
  }

  /** @returns the number of titles of the scope */
  async countTitles(scope: TitleScope): Promise<TitleCount> {
    const { results, isUncounted } = await this.#evaluate(scope, (index, search) => index.search(search, 0).total);
    return { total: results.reduce((sum, total) => sum + total, 0), isUncounted };
  }

  /** @returns the number of titles of the scope, in all and by term */
  async countTerms(scope: TitleScope, counted: CountedTerms): Promise<TermCounts> {
    const { results, isUncounted } = await this.#evaluate(scope, (index, search) => index.countTerms(search, counted));
    const all: TermCounts = { total: 0, isUncounted, counts: new Map() };
    for (const { total, counts } of results) {
      all.total += total;
      for (const [term, count] of counts) all.counts.set(term, (all.counts.get(term) ?? 0) + count);
    }
    return all;
  }

  /** @returns those of the terms that at least one title of the scope has */
  async findTermsInUse(scope: TitleScope, terms: readonly number[]): Promise<number[]> {
    const { results } = await this.#evaluate(scope, (index, search) => index.findTermsInUse(search, terms));
    return [...new Set(results.flat())];
  }

  /** @returns the rows in any order */
  async #find<Row extends string | null>(
    scope: TitleScope,
    maximum: number,
    { reader, db }: { reader: RowReader<Row>; db: OpenDatabase['db'] },
  ): Promise<TitleCount & { rows: CachedRow<Row>[] }> {
    const { index, search, changed, isUncounted } = await this.#prepareSearch(scope, db);
    if (!search) return { total: 0, isUncounted: false, rows: [] };
    const { total: unchanged, ids } = index.search(search, maximum);
    const [rows, again] = await Promise.all([reader.read(db, ids, scope), reader.readChanged(db, changed, scope)]);
    const total = unchanged - (ids.length - rows.length) + again.length;
    const isShown = !isUncounted && ids.length === unchanged && total <= maximum;
    return { total, isUncounted, rows: isShown ? [...rows, ...again] : [] };
  }

  /** @returns what is found in the index, and what among the titles that changed since the lookup, if there are any */
  async #evaluate<Result>(
    scope: TitleScope,
    evaluate: (index: CatalogueIndex, search: IndexSearch) => Result,
  ): Promise<{ results: Result[] } & Pick<TitleCount, 'isUncounted'>> {
    const { db } = this.#options.database;
    const { index, search, changed, isUncounted } = await this.#prepareSearch(scope, db);
    if (!search) return { results: [], isUncounted: false };
    const results = [evaluate(index, search)];
    if (changed.length === 0) return { results, isUncounted };
    const again = await inSnapshot(db, (transaction) => indexChanged(transaction, changed, scope));
    if (again.search) results.push(evaluate(again.index, again.search));
    return { results, isUncounted };
  }

  /**
   * Looks up what the database knows of a scope. Titles that changed since are excluded by the search and returned as
   * `changed`: what was read of them may contradict the index, so they are read and evaluated again. The search is valid
   * until the index changes, in the same turn of the event loop at least.
   */
  async #prepareSearch(scope: TitleScope, db: OpenDatabase['db']): Promise<PreparedSearch> {
    const isLookedUp = scope.predicates.some(dependsOnLookup);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      // So that few titles change until the search is made.
      if (isLookedUp) await this.#replicator.current();
      const before = this.#changes.now;
      let lookups = await lookUp(db, scope, (query) => this.#textQueries.get(query).catch(cutWhenCancelled));
      if (lookups.cut.length > 0) lookups = await completeLookups(db, await this.#replicator.current(), scope, lookups);
      const index = await this.#replicator.current();
      const changed = isLookedUp ? this.#changes.since(before) : [];
      if (!changed) continue;
      const search = indexSearchOf(index, scope, lookups);
      const others = index.filterWithoutIds(changed);
      const isUncounted = lookups.cut.length > 0;
      return { index, search: search && { ...search, filters: [others, ...search.filters] }, changed, isUncounted };
    }
    throw searchNotReady(this.#replicator.status.percent);
  }

  /** Runs a task periodically, but never twice at the same time. */
  #every(intervalMs: number, task: () => Promise<void>): void {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      await task().catch((error: unknown) =>
        this.#options.log.warn({ reason: messageOf(error) }, 'The maintenance of the search index failed'),
      );
      isRunning = false;
    };
    this.#timers.push(setInterval(() => void run(), intervalMs).unref());
  }
}

/**
 * True if a title that changed since the lookup could meet the predicate although neither its old nor its new state
 * does: ids of titles were read, or a code was unknown that the title must not have. A title with a code that was
 * unknown does not meet a predicate that asks for it, like its old state.
 */
const dependsOnLookup = (predicate: Predicate): boolean =>
  predicate.kind === 'words' || predicate.kind === 'lists' || (predicate.kind === 'codes' && predicate.isExcluded);
