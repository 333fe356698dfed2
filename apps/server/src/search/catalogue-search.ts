import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { ResultRow } from '../write-titles/grid-rows.queries.ts';
import type { BoxHits, BoxSearch } from './box-hits.ts';
import type { Predicate, TitleSearch } from './title-search.ts';

/** `memory`: searches run in an index in the server's memory. `database`: searches run in the database. */
export const searchModes = ['memory', 'database'] as const;
export type SearchMode = (typeof searchModes)[number];

export interface QuickSearchQuery {
  field: QuickSearchField;
  value: string;
  division: number;
  /** The caller's companies inside the division. */
  companies: readonly string[];
  maximum: number;
  /** Conditions by chosen facets, which titles must meet too. */
  facets?: readonly Predicate[];
}

export interface QuickSearchHits {
  /** Exact, also above the maximum. */
  total: number;
  /**
   * Items of a JSON array without its brackets; empty above the maximum. One Latin-1 character per byte of UTF-8, so
   * that the response is assembled without encoding.
   */
  rows: readonly string[];
}

export interface FoundTitles {
  /** Exact, also above the maximum. */
  total: number;
  /** In the requested order; empty above the maximum. */
  rows: readonly ResultRow[];
}

/** The titles of a search without an order. */
export type TitleScope = Pick<TitleSearch, 'division' | 'companies' | 'subject' | 'predicates'>;

/** The terms that are counted: those of some attributes. */
export interface CountedTerms {
  /** Numbers of search attributes. */
  attributes: readonly number[];
  /** Terms of one entry of selectors: a title with several of them is counted once, under the first. */
  together: readonly (readonly number[])[];
}

export interface TermCounts {
  /** Number of titles. */
  total: number;
  /** Number of titles by term, without terms that no title has. */
  counts: Map<number, number>;
}

export interface SearchStatus {
  /** False while the index in memory, or an index of the database, is being made. */
  isReady: boolean;
  /** 0 to 100. */
  percent: number;
  /** What the server does meanwhile, with the progress, for users; only while it is not ready. */
  message?: string;
}

/**
 * Searches titles in one of the two modes. Both return the same titles in the same order. The find methods throw
 * AppError `search-not-ready` until the mode is ready; there is no slower substitute.
 */
export interface CatalogueSearch {
  readonly status: SearchStatus;
  /** Titles in the index in memory; 0 while it is loading, and in database mode. */
  readonly titlesInMemory: number;
  /** Starts getting ready in the background. */
  start(): void;
  /** Resolves when searches can be answered, or when the search was closed. */
  whenReady(): Promise<void>;
  close(): Promise<void>;
  /** Quick search by ISBN, title or author in one division (G-55), in the natural order of titles. */
  findByQuickSearch(query: QuickSearchQuery): Promise<QuickSearchHits>;
  /** Search box: words and numbers of titles in all divisions, in order of relevance. */
  findByBox(search: BoxSearch): Promise<BoxHits[]>;
  /** Power search. @param db runs all queries except those of frequent words; by default with the limits of requests */
  findTitles(search: TitleSearch, maximum: number, db?: Kysely<Tables>): Promise<FoundTitles>;
  /** @returns ids of at most `limit` titles of the scope, any of them where there are more */
  findSample(scope: TitleScope, limit: number): Promise<number[]>;
  /** @returns the exact number of titles of the scope */
  countTitles(scope: TitleScope): Promise<number>;
  /** @returns the number of titles of the scope, in all and by term */
  countTerms(scope: TitleScope, counted: CountedTerms): Promise<TermCounts>;
  /** @returns those of the terms that at least one title of the scope has */
  findTermsInUse(scope: TitleScope, terms: readonly number[]): Promise<number[]>;
}
