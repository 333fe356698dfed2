import { companiesOfDivision, divisionOf } from '@titlenet/catalogue/divisions';
import { isbnSearchPrefix } from '@titlenet/catalogue/isbn/isbn';
import { foldText } from '@titlenet/catalogue/text/fold';
import { messageOf } from '../../caught-error.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type { BoxHits, BoxSearch } from '../box-hits.ts';
import type {
  CatalogueSearch,
  CountedTerms,
  FoundTitles,
  QuickSearchHits,
  QuickSearchQuery,
  SearchStatus,
  TermCounts,
  TitleScope,
} from '../catalogue-search.ts';
import { countTerms, countTitles } from '../database/counts.queries.ts';
import { findTermsInUse, searchCondition } from '../database/find-titles.queries.ts';
import { resolveTerms } from '../database/resolve-terms.queries.ts';
import { dropSearchIndexes } from '../database/search-indexes.ts';
import { quickScope } from '../quick-scope.ts';
import { searchNotReady } from '../search-not-ready.ts';
import type { Predicate, TitleSearch } from '../title-search.ts';
import { findGridRows, findQuickRows } from './cached-rows.queries.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { pruneChanges } from './changes.queries.ts';
import { byNumberPrefix, byPeople, byTitle } from './filter.ts';
import { IndexReplicator } from './index-replicator.ts';
import { filtersOf, findByWords, lookUp } from './lookups.queries.ts';
import { RecentChanges } from './recent-changes.ts';
import { RowCache } from './row-cache.ts';
import { RowReader } from './row-reader.ts';
import type { Filter } from './segment-filter.ts';
import { SnapshotStore } from './snapshot/snapshot-store.ts';
import { sortByTitle, sortRows } from './sort-rows.ts';
import { TextQueryCache } from './text-query-cache.ts';

export interface MemorySearchOptions {
  database: Pick<OpenDatabase, 'db' | 'slowQuery' | 'batch' | 'batchPool' | 'pool' | 'listen' | 'isListening'>;
  log: Log;
  /** Without it, no snapshot is read or written. */
  snapshotFile?: string | undefined;
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
  companies: string[];
  filters: Filter[] | 'none';
  /** Titles that the filters exclude and the database must evaluate. */
  changed: readonly number[];
}

/** Searches titles in an index in memory (docs/decisions/0018-catalogue-in-memory.md). */
export class MemorySearch implements CatalogueSearch {
  readonly #options: MemorySearchOptions;
  readonly #replicator: IndexReplicator;
  readonly #changes = new RecentChanges();
  readonly #quickRows: RowReader<string>;
  readonly #gridRows: RowReader<string | null>;
  readonly #textQueries: TextQueryCache;
  #timers: NodeJS.Timeout[] = [];

  constructor(options: MemorySearchOptions) {
    const { database, log, snapshotFile } = options;
    this.#options = options;
    const quickCache = new RowCache<string>(CACHE_BYTES.quick, 1);
    const gridCache = new RowCache<string | null>(CACHE_BYTES.grid, 2);
    const synchronize = async () => void (await this.#replicator.current());
    this.#quickRows = new RowReader({ cache: quickCache, changes: this.#changes, synchronize, find: findQuickRows });
    this.#gridRows = new RowReader({ cache: gridCache, changes: this.#changes, synchronize, find: findGridRows });
    this.#textQueries = new TextQueryCache((query, among) => findByWords(database, query, among), this.#changes);
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
      if (this.status.isReady) await this.#replicator.current();
      await pruneChanges(database.db, CHANGES_KEPT_MINUTES);
    });
    void this.#prepare().catch((error: unknown) =>
      log.warn({ reason: messageOf(error) }, 'The indexes of the database search could not be dropped'),
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
    const { db } = this.#options.database;
    const scope = quickScope(query);
    const terms = await resolveTerms(db, query.facets ?? [], query.companies);
    const index = await this.#replicator.current();
    const narrowed = filtersOf(index, query.facets ?? [], { terms, titles: new Map() });
    if (narrowed === 'none') return { total: 0, rows: [] };
    const { total, ids } = index.search({
      companies: companiesInDivision(query),
      filters: [...narrowed, filter],
      maximum: query.maximum,
    });
    const rows = await this.#quickRows.read(db, ids, (among) => searchCondition(db, scope, among));
    return { total: total - (ids.length - rows.length), rows: sortByTitle(rows).map(({ row }) => row) };
  }

  async findByBox(search: BoxSearch): Promise<BoxHits[]> {
    return (await this.#replicator.current()).searchBox(search);
  }

  async findTitles(search: TitleSearch, maximum: number, db = this.#options.database.db): Promise<FoundTitles> {
    const { index, changed, ...prepared } = await this.#prepareFilters(search, db);
    if (prepared.filters === 'none') return { total: 0, rows: [] };
    const { companies, filters } = prepared;
    const { total: unchanged, ids } = index.search({ companies, filters, maximum });
    const condition = (among: readonly number[]) => searchCondition(db, search, among);
    const [rows, again] = await Promise.all([
      this.#gridRows.read(db, ids, condition),
      this.#gridRows.readMatching(db, changed, condition),
    ]);
    const total = unchanged - (ids.length - rows.length) + again.length;
    const isShown = ids.length === unchanged && total <= maximum;
    return { total, rows: isShown ? sortRows([...rows, ...again], search.order) : [] };
  }

  async findSample(scope: TitleScope, limit: number): Promise<number[]> {
    const { index, companies, filters } = await this.#prepareFilters(scope, this.#options.database.db);
    return filters === 'none' ? [] : index.sample({ companies, filters }, limit);
  }

  async countTitles(scope: TitleScope): Promise<number> {
    const { db } = this.#options.database;
    const { index, companies, filters, changed } = await this.#prepareFilters(scope, db);
    if (filters === 'none') return 0;
    const { total } = index.search({ companies, filters, maximum: 0 });
    return changed.length === 0 ? total : total + (await countTitles(db, scope, changed));
  }

  async countTerms(scope: TitleScope, counted: CountedTerms): Promise<TermCounts> {
    const { db } = this.#options.database;
    const { index, companies, filters, changed } = await this.#prepareFilters(scope, db);
    if (filters === 'none') return { total: 0, counts: new Map() };
    const { total, counts } = index.countTerms({ companies, filters }, counted);
    if (changed.length === 0) return { total, counts };
    const again = await Promise.all([countTitles(db, scope, changed), countTerms(db, scope, counted, changed)]);
    for (const [term, count] of again[1]) counts.set(term, (counts.get(term) ?? 0) + count);
    return { total: total + again[0], counts };
  }

  async findTermsInUse(scope: TitleScope, terms: readonly number[]): Promise<number[]> {
    const { db } = this.#options.database;
    const { index, companies, filters, changed } = await this.#prepareFilters(scope, db);
    if (filters === 'none') return [];
    const inUse = index.findTermsInUse({ companies, filters }, terms);
    if (changed.length === 0) return inUse;
    return [...new Set([...inUse, ...(await findTermsInUse(db, scope, terms, changed))])];
  }

  /**
   * Looks up what the database knows of a scope. Titles that changed since are excluded by the filters and returned as
   * `changed`: what was read of them may contradict the index, so the database must evaluate them. The filters are
   * valid until the index changes, in the same turn of the event loop at least.
   */
  async #prepareFilters(scope: TitleScope, db: OpenDatabase['db']): Promise<PreparedSearch> {
    const companies = companiesInDivision(scope);
    const isLookedUp = scope.predicates.some(dependsOnLookup);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      // So that few titles change until the filters are made.
      if (isLookedUp) await this.#replicator.current();
      const before = this.#changes.now;
      const lookups = await lookUp(db, scope, this.#textQueries);
      const index = await this.#replicator.current();
      const changed = isLookedUp ? this.#changes.since(before) : [];
      if (!changed) continue;
      const filters = filtersOf(index, scope.predicates, lookups);
      if (filters === 'none') return { index, companies, filters, changed };
      return { index, companies, filters: [index.filterWithoutIds(changed), ...filters], changed };
    }
    throw searchNotReady('reading', this.#replicator.status.percent);
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
        this.#options.log.warn({ reason: messageOf(error) }, 'The maintenance of the search index failed'),
      );
      isRunning = false;
    };
    this.#timers.push(setInterval(() => void run(), intervalMs).unref());
  }
}

/** Limits a search to its division, even if it names companies of another one. */
function companiesInDivision({ division, companies }: Pick<TitleSearch, 'division' | 'companies'>): string[] {
  const all = companiesOfDivision(divisionOf(division).number);
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

/**
 * True if a title that changed since the lookup could meet the predicate although neither its old nor its new state
 * does: ids of titles were read, or a code was unknown that the title must not have. A title with a code that was
 * unknown does not meet a predicate that asks for it, like its old state.
 */
const dependsOnLookup = (predicate: Predicate): boolean =>
  predicate.kind === 'words' || predicate.kind === 'lists' || (predicate.kind === 'codes' && predicate.isExcluded);
