import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import { foldText } from '@titlenet/catalogue/fold';
import { isbnSearchPrefix } from '@titlenet/catalogue/isbn';
import type { Kysely } from 'kysely';
import type { OpenDatabase } from '../../database/connection.ts';
import type { Log } from '../../database/log.ts';
import type { Tables } from '../../database/tables.ts';
import { type FoundTitles, findTitles } from '../database/find-titles.queries.ts';
import { findByQuickSearch, type QuickSearchHits, type QuickSearchQuery } from '../database/quick-search.queries.ts';
import type { TitleSearch } from '../title-search.ts';
import { findGridRows, findQuickRows } from './cached-rows.queries.ts';
import type { IndexHits, Narrowing } from './catalogue-index.ts';
import { pruneChanges } from './changes.queries.ts';
import { byAuthors, byIsbnBeginning, byTitle } from './filter.ts';
import { IndexReplicator } from './index-replicator.ts';
import { findByWords, lookUp, narrowings } from './lookups.queries.ts';
import { RowCache, type ShelvedRow } from './row-cache.ts';
import { sortByTitle, sortRows } from './sort-rows.ts';
import { TextQueryCache } from './text-query-cache.ts';

export interface CatalogueSearchOptions {
  database: Pick<OpenDatabase, 'kind' | 'db' | 'read' | 'slowQuery' | 'batch' | 'pool' | 'listen' | 'isHearing'>;
  log: Log;
  /** Without it the database finds titles by itself. */
  inMemory: boolean;
}

const UPKEEP_EVERY_MS = 60_000;
const CHANGES_KEPT_MINUTES = 15;

/** Of all rows that are kept of each kind. */
const SHELF_BYTES = { quick: 128 * 1024 * 1024, grid: 192 * 1024 * 1024 } as const;

/**
 * Finds titles: in memory, where the catalogue is there, and in the database while it is being read or is not to be
 * held (docs/decisions/0018-catalogue-in-memory.md). Both find the same, in the same order.
 */
export class CatalogueSearch {
  readonly #database: CatalogueSearchOptions['database'];
  readonly #log: Log;
  readonly #follower: IndexReplicator | undefined;
  #upkeep: NodeJS.Timeout | undefined;
  readonly #quickRows: RowCache<string>;
  readonly #gridRows: RowCache<string | null>;
  readonly #words: TextQueryCache;

  constructor({ database, log, inMemory }: CatalogueSearchOptions) {
    this.#database = database;
    this.#log = log;
    this.#quickRows = new RowCache(SHELF_BYTES.quick, 1, (ids) => findQuickRows(database.db, ids));
    this.#gridRows = new RowCache(SHELF_BYTES.grid, 2, (ids) => findGridRows(database.db, ids));
    this.#words = new TextQueryCache((query, among) => findByWords(database, query, among));
    if (!inMemory) return;
    this.#follower = new IndexReplicator(database, log, (ids) => {
      this.#quickRows.forget(ids);
      this.#gridRows.forget(ids);
      this.#words.forget(ids);
    });
  }

  /** Begins to read the catalogue, and to look after it. */
  start(): void {
    this.#follower?.start();
    this.#upkeep = setInterval(() => void this.#keepUp(), UPKEEP_EVERY_MS).unref();
  }

  /** Resolves when the catalogue is in memory, or could not be read. */
  async whenRead(): Promise<void> {
    await this.#follower?.whenRead();
  }

  /** How many titles are found in memory; none while they are being read. */
  get titlesInMemory(): number {
    return this.#follower?.size ?? 0;
  }

  async close(): Promise<void> {
    clearInterval(this.#upkeep);
    await this.#follower?.close();
  }

  /** By ISBN, title or author in one division (G-55), in the natural order of titles. */
  async findByQuickSearch(query: QuickSearchQuery): Promise<QuickSearchHits> {
    const narrow = byField(query);
    if (narrow === 'none' || query.companies.length === 0) return { total: 0, rows: [] };
    const found = await this.#follower?.find((index) => {
      const hits = index.search({ companies: ofDivision(query), narrowings: [narrow], maximum: query.maximum });
      return arranged(hits, this.#quickRows, sortByTitle);
    });
    if (!found) return findByQuickSearch(this.#asked, query);
    return { total: found.total, rows: found.rows.map(({ row }) => row) };
  }

  /**
   * By the criteria of a power search (DESIGN §5).
   *
   * @param db what is asked for all that is not in memory, words of long texts apart; by default with the patience of a
   *   request
   */
  async findTitles(search: TitleSearch, maximum: number, db = this.#asked): Promise<FoundTitles> {
    if (search.companies.length === 0) return { total: 0, rows: [] };
    if (!this.#follower?.isReady) {
      await this.#follower?.current();
      return findTitles(db, search, maximum);
    }
    // Words that were looked up before are good for titles that have not changed since: it has to be known which have.
    const hasWords = search.predicates.some(({ kind }) => kind === 'words');
    if (hasWords && !(await this.#follower.current())) return findTitles(db, search, maximum);
    const lookups = await lookUp(db, search, this.#words);
    const found = await this.#follower.find(async (index) => {
      const asked = narrowings(index, search.predicates, lookups);
      if (asked === 'none') return { total: 0, rows: [] };
      const hits = index.search({ companies: ofDivision(search), narrowings: asked, maximum });
      return arranged(hits, this.#gridRows, (rows) => sortRows(rows, search.order));
    });
    return found ?? findTitles(db, search, maximum);
  }

  /** A replica may be behind what this node has answered from its memory already. */
  get #asked(): Kysely<Tables> {
    return this.#follower ? this.#database.db : this.#database.read;
  }

  async #keepUp(): Promise<void> {
    const steps = [
      async () => void (await this.#follower?.ask()),
      () => pruneChanges(this.#database, CHANGES_KEPT_MINUTES),
    ];
    for (const step of steps)
      await step().catch((error: unknown) =>
        this.#log.warn({ reason: (error as Error).message }, 'The catalogue in memory could not be looked after'),
      );
  }
}

/** Nobody finds titles of another division, whatever companies a call names: each company is of one. */
function ofDivision({ division, companies }: Pick<TitleSearch, 'division' | 'companies'>): string[] {
  const all = companiesOfDivision(findDivision(division)!.number);
  return all.filter((code) => companies.includes(code));
}

function byField({ field, value }: QuickSearchQuery): Narrowing | 'none' {
  if (field === 'isbn') {
    const beginning = isbnSearchPrefix(value);
    return beginning === null ? 'none' : byIsbnBeginning(beginning);
  }
  const folded = foldText(value);
  if (folded === '') return 'none';
  return field === 'title' ? byTitle('contains', folded) : byAuthors(folded);
}

/** The rows of what was found, in an order; a title that went between finding and reading it counts no more. */
async function arranged<Row extends string | null>(
  { total, ids }: IndexHits,
  shelf: RowCache<Row>,
  sort: (rows: ShelvedRow<Row>[]) => ShelvedRow<Row>[],
): Promise<{ total: number; rows: ShelvedRow<Row>[] }> {
  const rows = ids.length === 0 ? [] : await shelf.get(ids);
  return { total: total - (ids.length - rows.length), rows: sort(rows) };
}
