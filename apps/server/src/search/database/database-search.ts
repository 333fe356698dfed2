import { setTimeout as sleep } from 'node:timers/promises';
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
import { notReadyStatus, readyStatus, searchNotReady } from '../search-not-ready.ts';
import type { TitleSearch } from '../title-search.ts';
import { findBoxHits } from './box/box-hits.queries.ts';
import { countTerms, countTitles } from './counts.queries.ts';
import { findSample, findTermsInUse, findTitles } from './find-titles.queries.ts';
import { findByQuickSearch, findNarrowedByQuickSearch } from './quick-search.queries.ts';
import { createSearchIndexes } from './search-indexes.ts';

export interface DatabaseSearchOptions {
  database: Pick<OpenDatabase, 'read' | 'batch' | 'batchPool'>;
  log: Log;
}

const RETRY_DELAY_MS = 5_000;

/** Searches titles in the database, with indexes that are created when the mode is chosen. Replicas are used. */
export class DatabaseSearch implements CatalogueSearch {
  readonly #options: DatabaseSearchOptions;
  readonly #closing = new AbortController();
  readonly titlesInMemory = 0;
  #percent = 0;
  #isReady = false;
  #preparing: Promise<void> | undefined;

  constructor(options: DatabaseSearchOptions) {
    this.#options = options;
  }

  get status(): SearchStatus {
    return this.#isReady ? readyStatus : notReadyStatus('indexing', this.#percent);
  }

  start(): void {
    this.#preparing = this.#prepare();
  }

  async whenReady(): Promise<void> {
    await this.#preparing;
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  async findByQuickSearch(query: QuickSearchQuery): Promise<QuickSearchHits> {
    this.#requireReady();
    const find = query.facets?.length ? findNarrowedByQuickSearch : findByQuickSearch;
    return find(this.#options.database.read, query);
  }

  async findByBox(search: BoxSearch): Promise<BoxHits[]> {
    this.#requireReady();
    return findBoxHits(this.#options.database.read, search);
  }

  async findTitles(search: TitleSearch, maximum: number, db = this.#options.database.read): Promise<FoundTitles> {
    this.#requireReady();
    return findTitles(db, search, maximum);
  }

  async findSample(scope: TitleScope, limit: number): Promise<number[]> {
    this.#requireReady();
    return findSample(this.#options.database.read, scope, limit);
  }

  async countTitles(scope: TitleScope): Promise<number> {
    this.#requireReady();
    return countTitles(this.#options.database.read, scope);
  }

  async countTerms(scope: TitleScope, counted: CountedTerms): Promise<TermCounts> {
    this.#requireReady();
    const { read } = this.#options.database;
    const [total, counts] = await Promise.all([countTitles(read, scope), countTerms(read, scope, counted)]);
    return { total, counts };
  }

  async findTermsInUse(scope: TitleScope, terms: readonly number[]): Promise<number[]> {
    this.#requireReady();
    return findTermsInUse(this.#options.database.read, scope, terms);
  }

  #requireReady(): void {
    if (!this.#isReady) throw searchNotReady('indexing', this.#percent);
  }

  async #prepare(): Promise<void> {
    const { database, log } = this.#options;
    const { signal } = this.#closing;
    const onProgress = (share: number) => {
      this.#percent = Math.floor(share * 100);
    };
    const onCreated = (name: string) =>
      log.info({ index: name, percent: this.#percent }, 'Created an index of the database search');
    while (!this.#isReady && !signal.aborted) {
      try {
        await createSearchIndexes(database, { onProgress, onCreated, signal });
        this.#isReady = true;
      } catch (error) {
        if (signal.aborted) return;
        log.warn({ reason: messageOf(error) }, 'The indexes of the database search could not be created');
        await sleep(RETRY_DELAY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
