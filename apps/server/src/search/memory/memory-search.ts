import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import { isbnSearchPrefix } from '@titlenet/catalogue/isbn/isbn';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type {
  CatalogueSearch,
  FoundTitles,
  QuickSearchHits,
  QuickSearchQuery,
  SearchStatus,
  TitleScope,
} from '../catalogue-search.ts';
import { dropSearchIndexes } from '../database/search-indexes.ts';
import type { TitleSearch } from '../title-search.ts';
import { findGridRows, findQuickRows } from './cached-rows.queries.ts';
import type { CatalogueIndex, Filter, IndexHits } from './catalogue-index.ts';
import { pruneChanges } from './changes.queries.ts';
import { byNumberPrefix, byPeople, byTitle } from './filter.ts';
import { IndexReplicator } from './index-replicator.ts';
import { filtersOf, findByWords, lookUp } from './lookups.queries.ts';
import { type CachedRow, RowCache } from './row-cache.ts';
import { SnapshotStore } from './snapshot/snapshot-store.ts';
import { sortByTitle, sortRows } from './sort-rows.ts';
import { TextQueryCache } from './text-query-cache.ts';

export interface MemorySearchOptions {
  database: Pick<OpenDatabase, 'kind' | 'db' | 'slowQuery' | 'batch' | 'batchPool' | 'pool' | 'listen' | 'isListening'>;
  log: Log;
  /** Without it, no snapshot is read or written. */
  snapshotFile?: string | undefined;
}

/** Changes are applied without waiting for a search, so that few are left for the next one. */
const REPLICATION_INTERVAL_MS = 1_000;
const MIN_SNAPSHOT_TITLES = 5_000;
const SNAPSHOT_INTERVAL_MS = 15 * 60_000;
const PRUNE_INTERVAL_MS = 60_000;
/** A snapshot can be used by a server that starts within this time. */
const CHANGES_KEPT_MINUTES = 24 * 60;
const CACHE_BYTES = { quick: 128 * 1024 * 1024, grid: 192 * 1024 * 1024 } as const;

/** Searches titles in an index in memory (docs/decisions/0018-catalogue-in-memory.md). */
export class MemorySearch implements CatalogueSearch {
  readonly #options: MemorySearchOptions;
  readonly #replicator: IndexReplicator;
  readonly #quickRows: RowCache<string>;
  readonly #gridRows: RowCache<string | null>;
  readonly #textQueries: TextQueryCache;
  #timers: NodeJS.Timeout[] = [];

  constructor(options: MemorySearchOptions) {
    const { database, log, snapshotFile } = options;
    this.#options = options;
    this.#quickRows = new RowCache(CACHE_BYTES.quick, 1, (ids) => findQuickRows(database.db, ids));
    this.#gridRows = new RowCache(CACHE_BYTES.grid, 2, (ids) => findGridRows(database.db, ids));
    this.#textQueries = new TextQueryCache((query, among) => findByWords(database, query, among));
    this.#replicator = new IndexReplicator({
      database,
      log,
      snapshots: snapshotFile ? new SnapshotStore(snapshotFile, database.db, log) : undefined,
      minSnapshotTitles: MIN_SNAPSHOT_TITLES,
      onChange: (ids) => {
        for (const cache of [this.#quickRows, this.#gridRows, this.#textQueries]) cache.invalidate(ids);
      },
    });
  }

  get status(): SearchStatus {
    return this.#replicator.status;
  }

  get titlesInMemory(): number {
    return this.#replicator.size;
  }

  start(): void {
    const { database, log } = this.#options;
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
      if (this.status.isReady) await this.#replicator.refresh();
      await pruneChanges(database, CHANGES_KEPT_MINUTES);
    });
    void this.#prepare().catch((error: unknown) =>
      log.warn({ reason: (error as Error).message }, 'The indexes of the database search could not be dropped'),
    );
  }

  async whenReady(): Promise<void> {
    await this.#replicator.whenLoaded();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#replicator.close();
  }

  async findByQuickSearch(query: QuickSearchQuery): Promise<QuickSearchHits> {
    const filter = quickFilter(query);
    if (filter === 'none' || query.companies.length === 0) return { total: 0, rows: [] };
    const index = await this.#replicator.current();
    const hits = index.search({ companies: companiesInDivision(query), filters: [filter], maximum: query.maximum });
    const { total, rows } = await rowsOf(hits, this.#quickRows, sortByTitle);
    return { total, rows: rows.map(({ row }) => row) };
  }

  async findTitles(search: TitleSearch, maximum: number, db = this.#options.database.db): Promise<FoundTitles> {
    const { index, companies, filters } = await this.#prepareFilters(search, db);
    if (filters === 'none') return { total: 0, rows: [] };
    return rowsOf(index.search({ companies, filters, maximum }), this.#gridRows, (rows) =>
      sortRows(rows, search.order),
    );
  }

  async findTermsInUse(scope: TitleScope, terms: readonly number[]): Promise<number[]> {
    const { index, companies, filters } = await this.#prepareFilters(scope, this.#options.database.db);
    return filters === 'none' ? [] : index.findTermsInUse({ companies, filters }, terms);
  }

  async #prepareFilters(
    scope: TitleScope,
    db: OpenDatabase['db'],
  ): Promise<{ index: CatalogueIndex; companies: string[]; filters: Filter[] | 'none' }> {
    // Cached text queries are valid only after the latest changes have been applied.
    if (scope.predicates.some(({ kind }) => kind === 'words')) await this.#replicator.current();
    const lookups = await lookUp(db, scope, this.#textQueries);
    const index = await this.#replicator.current();
    return { index, companies: companiesInDivision(scope), filters: filtersOf(index, scope.predicates, lookups) };
  }

  /** The indexes of the other mode slow down imports. The first snapshot makes the next start fast. */
  async #prepare(): Promise<void> {
    const { database, log } = this.#options;
    await this.whenReady();
    if (!this.status.isReady) return;
    await this.#replicator.writeSnapshot();
    const dropped = await dropSearchIndexes(database);
    if (dropped.length > 0) log.info({ indexes: dropped }, 'Dropped indexes that only the database search uses');
  }

  /** Runs a task periodically, but never twice at the same time. */
  #every(intervalMs: number, task: () => Promise<void>): void {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      await task().catch((error: unknown) =>
        this.#options.log.warn({ reason: (error as Error).message }, 'The maintenance of the search index failed'),
      );
      isRunning = false;
    };
    this.#timers.push(setInterval(() => void run(), intervalMs).unref());
  }
}

/** Limits a search to its division, even if it names companies of another one. */
function companiesInDivision({ division, companies }: Pick<TitleSearch, 'division' | 'companies'>): string[] {
  const all = companiesOfDivision(findDivision(division)!.number);
  return all.filter((code) => companies.includes(code));
}

function quickFilter({ field, value }: QuickSearchQuery): Filter | 'none' {
  if (field === 'isbn') {
    const prefix = isbnSearchPrefix(value);
    return prefix === null ? 'none' : byNumberPrefix(prefix);
  }
  const folded = foldText(value);
  if (folded === '') return 'none';
  return field === 'title' ? byTitle('contains', folded) : byPeople('contains', folded);
}

/** Reads and sorts the rows of the hits. A title deleted since the index was searched is subtracted from the total. */
async function rowsOf<Row extends string | null>(
  { total, ids }: IndexHits,
  cache: RowCache<Row>,
  sort: (rows: CachedRow<Row>[]) => CachedRow<Row>[],
): Promise<{ total: number; rows: CachedRow<Row>[] }> {
  const rows = ids.length === 0 ? [] : await cache.get(ids);
  return { total: total - (ids.length - rows.length), rows: sort(rows) };
}
