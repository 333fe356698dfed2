import type { Division } from '../divisions.ts';
import type { SearchSource } from '../enumerations.ts';
import type { Criterion } from './criterion.ts';
import { hccpCriteria } from './hccp-criteria.ts';
import { hqnaCriteria } from './hqna-criteria.ts';
import {
  hccpSortOptions,
  hqnaDefaultSortKey,
  hqnaSortOptions,
  type SortOption,
  tradeSortOptions,
} from './sort-options.ts';
import { tradeCriteria } from './trade-criteria.ts';

/** Constant parameters of an address (G-60). */
export type MetaField =
  | { readonly name: 'company' | 'isHqna'; readonly type: 'fixed'; readonly value: string }
  | { readonly name: 'sortBy'; readonly type: 'sort' }
  | { readonly name: 'isShowCover' | 'isShowAuthor'; readonly type: 'show' };

/** One of the three power searches (ROUTE-064 to ROUTE-066). */
export interface PowerSearchForm {
  /** In the route `/Searching/PowerSearch/{name}`. */
  readonly name: NonNullable<Division['powerSearch']>;
  readonly source: SearchSource;
  readonly division: Division['number'];
  /** In the order of the form: group by group (`criterionGroups`), row by row. */
  readonly criteria: readonly Criterion[];
  readonly meta: readonly MetaField[];
  /** Label of the selector of result orders (PSCOM-05, PSHCCP-42). */
  readonly sortLabel: 'Sort results by' | 'Sort results by:';
  readonly sortOptions: readonly SortOption[];
  readonly defaultSort: string;
  /**
   * The client loads the orders from the server, at first and on Clear All (PSHCCP-50, G-75); the server answers with
   * `sortOptions`.
   */
  readonly hasOrderingCall?: true;
  /** Text beside the Customize Fields button (PSHCCP-40). */
  readonly customizeHint?: string;
  /** Key of the cached result: forms with the same one replace each other's result (GRID-050, G-59). */
  readonly resultCache: 'powerSearch' | 'hccpPowerSearch';
  /** Query parameter that, if `true`, selects this form for any path of a result (GRID-001). */
  readonly resultFlag?: 'isHqna';
  /** The titles that the Excel export of a result contains (G-83). */
  readonly exports: 'all' | 'selected';
  /** The Excel export uses the criteria stored in the browser instead of the request (EXPORT-04). */
  readonly exportsStoredCriteria?: true;
  /** Results offer marketing sheets (G-92). */
  readonly hasMarketingSheets?: true;
  /** How the chosen fields are stored: names for each company, or ids of the user's fields (CUSTOM-20, CUSTOM-24). */
  readonly fieldPreference: 'names' | 'ids';
}

const sortBy = { name: 'sortBy', type: 'sort' } as const;
const isShowCover = { name: 'isShowCover', type: 'show' } as const;
const isShowAuthor = { name: 'isShowAuthor', type: 'show' } as const;

export const powerSearchForms = {
  HarperCollins: {
    name: 'HarperCollins',
    source: 'HarperCollins',
    division: 1,
    criteria: tradeCriteria,
    // The company of a search is its division (G-18); the company of a row comes with the row.
    meta: [{ name: 'company', type: 'fixed', value: '1' }, sortBy, isShowCover, isShowAuthor],
    sortLabel: 'Sort results by',
    sortOptions: tradeSortOptions,
    defaultSort: tradeSortOptions[0].key,
    resultCache: 'powerSearch',
    exports: 'all',
    hasMarketingSheets: true,
    fieldPreference: 'names',
  },
  HQNA: {
    name: 'HQNA',
    source: 'Hqna',
    division: 180,
    criteria: hqnaCriteria,
    meta: [{ name: 'isHqna', type: 'fixed', value: 'true' }, sortBy, isShowCover],
    sortLabel: 'Sort results by',
    sortOptions: hqnaSortOptions,
    defaultSort: hqnaDefaultSortKey,
    resultCache: 'powerSearch',
    resultFlag: 'isHqna',
    exports: 'selected',
    fieldPreference: 'names',
  },
  HCCP: {
    name: 'HCCP',
    source: 'Hccp',
    division: 6,
    criteria: hccpCriteria,
    meta: [sortBy],
    sortLabel: 'Sort results by:',
    sortOptions: hccpSortOptions.map(({ id, description }) => ({ key: String(id), label: description })),
    defaultSort: String(hccpSortOptions[0].id),
    hasOrderingCall: true,
    resultCache: 'hccpPowerSearch',
    exports: 'all',
    exportsStoredCriteria: true,
    fieldPreference: 'ids',
    customizeHint: 'Click Customize Fields to choose the fields that results show.',
  },
} as const satisfies Record<string, PowerSearchForm>;

export type PowerSearchName = keyof typeof powerSearchForms;

/** Finds a form by the last part of a route or a search source, case-insensitively (G-53). */
export function findPowerSearchForm(name: string): PowerSearchForm | undefined {
  return Object.values<PowerSearchForm>(powerSearchForms).find(
    (form) => form.name.toLowerCase() === name.toLowerCase(),
  );
}

/** Finds a criterion of a form by its name. */
export function criterionOf(form: PowerSearchForm, name: string): Criterion | undefined {
  return form.criteria.find((criterion) => criterion.name === name);
}
