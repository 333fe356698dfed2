import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import { isbnSearchPrefix } from '@titlenet/catalogue/isbn/isbn';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type { Tables } from '../../database/tables.ts';
import { type FoundTitles, findTitles } from '../database/find-titles.queries.ts';
import { findByQuickSearch, type QuickSearchHits, type QuickSearchQuery } from '../database/quick-search.queries.ts';
import type { TitleSearch } from '../title-search.ts';
import { findGridRows, findQuickRows } from './cached-rows.queries.ts';
import type { CatalogueIndex, Filter, IndexHits } from './catalogue-index.ts';
import { pruneChanges } from './changes.queries.ts';
import { byAuthors, byIsbnPrefix, byTitle } from './filter.ts';
import { IndexReplicator } from './index-replicator.ts';
import { filtersOf, findByWords, lookUp } from './lookups.queries.ts';
import { type CachedRow, RowCache } from './row-cache.ts';
import { sortByTitle, sortRows } from './sort-rows.ts';
import { TextQueryCache } from './text-query-cache.ts';

export interface CatalogueSearchOptions {
  database: Pick<OpenDatabase, 'kind' | 'db' | 'read' | 'slowQuery' | 'batch' | 'pool' | 'listen' | 'isListening'>;
  log: Log;
  /** False: all searches run in the database. */
  inMemory: boolean;
}

const MAINTENANCE_INTERVAL_MS = 60_000;
const CHANGES_KEPT_MINUTES = 15;
const CACHE_BYTES = { quick: 128 * 1024 * 1024, grid: 192 * 1024 * 1024 } as const;

/**
 * Searches titles: in memory if the index is ready, in the database otherwise
 * (docs/decisions/0018-catalogue-in-memory.md). Both return the same titles in the same order.
 */
export class CatalogueSearch {
  readonly #database: CatalogueSearchOptions['database'];
  readonly #log: Log;
  readonly #replicator: IndexReplicator | undefined;
  #maintenance: NodeJS.Timeout | undefined;
  readonly #quickRows: RowCache<string>;
  readonly #gridRows: RowCache<string | null>;
  readonly #textQueries: TextQueryCache;

  constructor({ database, log, inMemory }: CatalogueSearchOptions) {
    this.#database = database;
    this.#log = log;
    this.#quickRows = new RowCache(CACHE_BYTES.quick, 1, (ids) => findQuickRows(database.db, ids));
    this.#gridRows = new RowCache(CACHE_BYTES.grid, 2, (ids) => findGridRows(database.db, ids));
    this.#textQueries = new TextQueryCache((query, among) => findByWords(database, query, among));
    if (!inMemory) return;
    this.#replicator = new IndexReplicator(database, log, (ids) => {
      for (const cache of [this.#quickRows, this.#gridRows, this.#textQueries]) cache.invalidate(ids);
    });
  }

  /** Starts loading the index and the periodic maintenance. */
  start(): void {
    this.#replicator?.start();
    this.#maintenance = setInterval(() => void this.#maintain(), MAINTENANCE_INTERVAL_MS).unref();
  }

  /** Resolves when the index is loaded, or loading has failed. */
  async whenLoaded(): Promise<void> {
    await this.#replicator?.whenLoaded();
  }

  /** Titles in the index; 0 while it is loading. */
  get titlesInMemory(): number {
    return this.#replicator?.size ?? 0;
  }

  async close(): Promise<void> {
    clearInterval(this.#maintenance);
    await this.#replicator?.close();
  }

  /** Quick search by ISBN, title or author in one division (G-55), in the natural order of titles. */
  async findByQuickSearch(query: QuickSearchQuery): Promise<QuickSearchHits> {
    const filter = quickFilter(query);
    if (filter === 'none' || query.companies.length === 0) return { total: 0, rows: [] };
    const index = await this.#replicator?.current();
    if (!index) return findByQuickSearch(this.#primary, query);
    const hits = index.search({ companies: companiesInDivision(query), filters: [filter], maximum: query.maximum });
    const { total, rows } = await rowsOf(hits, this.#quickRows, sortByTitle);
    return { total, rows: rows.map(({ row }) => row) };
  }

  /**
   * Power search.
   *
   * @param db runs everything that is not in memory except words of long texts; by default with the time limit of requests
   */
  async findTitles(search: TitleSearch, maximum: number, db = this.#primary): Promise<FoundTitles> {
    if (search.companies.length === 0) return { total: 0, rows: [] };
    // Cached text queries are valid only after the latest changes have been applied.
    const hasWords = search.predicates.some(({ kind }) => kind === 'words');
    if (!this.#replicator?.isReady || hasWords) {
      if (!(await this.#replicator?.current())) return findTitles(db, search, maximum);
    }
    const lookups = await lookUp(db, search, this.#textQueries);
    const index = await this.#replicator?.current();
    return index ? this.#searchIndex(index, search, { lookups, maximum }) : findTitles(db, search, maximum);
  }

  async #searchIndex(
    index: CatalogueIndex,
    search: TitleSearch,
    { lookups, maximum }: { lookups: Awaited<ReturnType<typeof lookUp>>; maximum: number },
  ): Promise<FoundTitles> {
    const filters = filtersOf(index, search.predicates, lookups);
    if (filters === 'none') return { total: 0, rows: [] };
    const hits = index.search({ companies: companiesInDivision(search), filters, maximum });
    return rowsOf(hits, this.#gridRows, (rows) => sortRows(rows, search.order));
  }

  /** With an index, replicas are not used: they can lag behind it. */
  get #primary(): Kysely<Tables> {
    return this.#replicator ? this.#database.db : this.#database.read;
  }

  async #maintain(): Promise<void> {
    const steps = [
      async () => void (await this.#replicator?.refresh()),
      () => pruneChanges(this.#database, CHANGES_KEPT_MINUTES),
    ];
    for (const step of steps)
      await step().catch((error: unknown) =>
        this.#log.warn({ reason: (error as Error).message }, 'The maintenance of the search index failed'),
      );
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
    return prefix === null ? 'none' : byIsbnPrefix(prefix);
  }
  const folded = foldText(value);
  if (folded === '') return 'none';
  return field === 'title' ? byTitle('contains', folded) : byAuthors(folded);
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
