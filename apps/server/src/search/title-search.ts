import type { DateName, NumberName } from '@titlenet/catalogue/power-search/criterion';
import type { SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import type { Match } from '@titlenet/catalogue/power-search/switches';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';

/**
 * One thing that a title must be, whatever form and wire field it came from: what a form's criteria become before they
 * become SQL (criteria-of-form.ts), and what the tests' naive search reads as well.
 */
export type Predicate =
  | {
      readonly kind: 'text';
      readonly column: 'title' | 'author' | 'isbn';
      readonly match: Match;
      readonly text: string;
    }
  | { readonly kind: 'name'; readonly attribute: SearchAttributeName; readonly match: Match; readonly text: string }
  | {
      readonly kind: 'codes';
      readonly attribute: SearchAttributeName;
      /** One of them. */
      readonly codes: readonly string[];
      /** None of them. */
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
  | { readonly kind: 'lists'; readonly ids: readonly number[] };

/** A power search of one caller. */
export interface TitleSearch {
  readonly division: number;
  /** The caller's companies inside the division (G-81). */
  readonly companies: readonly string[];
  /** Whose lists may be searched with. */
  readonly subject: string;
  readonly predicates: readonly Predicate[];
  readonly order: SortOrder;
}
