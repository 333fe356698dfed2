import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';

/** One condition of a search. */
export interface Criterion {
  field: QuickSearchField | SearchAttributeName;
  value: string;
}

/** The titles to export: those with these numbers, or those that meet all criteria, in these companies. */
export type ExportSelection = { companies: readonly CompanyCode[] } & (
  | { isbns: Iterable<string> | AsyncIterable<string>; productIds?: readonly number[] }
  | { criteria: readonly Criterion[] }
);
