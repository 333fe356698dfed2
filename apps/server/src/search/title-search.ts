import type { SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import type { Match } from '@titlenet/catalogue/power-search/switches';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';
import type { DateName, NumberName } from '@titlenet/catalogue/search-ranges';
import type { ResultRow } from '../write-titles/grid-rows.queries.ts';

/**
 * One condition on a title, independent of the form and wire field that it comes from (criteria-of-form.ts), which
 * memory/filter.ts makes a filter of the index.
 */
export type Predicate =
  | {
      readonly kind: 'text';
      /**
       * `author` is the first one, `people` are all, `furtherPeople` all but the first author. `isbn` includes other
       * numbers, such as the EAN.
       */
      readonly column: 'title' | 'author' | 'people' | 'furtherPeople' | 'isbn';
      readonly match: Match;
      readonly text: string;
    }
  | { readonly kind: 'name'; readonly attribute: SearchAttributeName; readonly match: Match; readonly text: string }
  | {
      readonly kind: 'codes';
      readonly attribute: SearchAttributeName;
      /** The title must have at least one of them. */
      readonly codes: readonly string[];
      /** True: the title must have none of them. */
      readonly isExcluded: boolean;
    }
  | { readonly kind: 'number'; readonly column: NumberName; readonly match: Match; readonly value: number }
  | {
      readonly kind: 'dates';
      readonly column: DateName;
      /** Both days inclusive, 'YYYY-MM-DD'. */
      readonly first: string | null;
      readonly last: string | null;
    }
  | { readonly kind: 'ages'; readonly lowest: number | null; readonly highest: number | null }
  | { readonly kind: 'words'; readonly scopes: readonly number[]; readonly text: string }
  | { readonly kind: 'lists'; readonly ids: readonly number[] }
  | {
      readonly kind: 'blank';
      readonly part: BlankPart;
      /** False: the title must have a value. */
      readonly isBlank: boolean;
    };

/** What of a title can be blank: people, codes of an attribute, a number or date, ages, long texts (all of them). */
export type BlankPart =
  | { readonly people: 'author' | 'people' | 'furtherPeople' }
  | { readonly attribute: SearchAttributeName }
  | { readonly range: NumberName | DateName }
  | { readonly ages: true }
  | { readonly scopes: readonly number[] };

/** A power search of one caller. */
export interface TitleSearch {
  readonly division: number;
  /** The caller's companies inside the division (G-81). */
  readonly companies: readonly string[];
  /** Subject of the caller; selects the user lists that may be searched with. */
  readonly subject: string;
  readonly predicates: readonly Predicate[];
  readonly order: SortOrder;
}

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

export interface TitleCount {
  total: number;
  /** True if there may be more titles: too many texts have the words of the search (G-880). */
  isUncounted: boolean;
}

/** The total is also that of a search above the maximum. */
export interface FoundTitles extends TitleCount {
  /** In the requested order; empty above the maximum, and where there may be more titles. */
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

export interface SampledTitles extends Pick<TitleCount, 'isUncounted'> {
  ids: number[];
}

export interface TermCounts extends TitleCount {
  /** Number of titles by term, without terms that no title has. */
  counts: Map<number, number>;
}
