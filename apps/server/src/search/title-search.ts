import type { SortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import type { Match } from '@titlenet/catalogue/power-search/switches';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';
import type { DateName, NumberName } from '@titlenet/catalogue/search-ranges';

/**
 * One condition on a title, independent of the form and wire field that it comes from (criteria-of-form.ts). Both
 * engines render it: as SQL (database/conditions.queries.ts) and as a filter of the index (memory/filter.ts).
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
