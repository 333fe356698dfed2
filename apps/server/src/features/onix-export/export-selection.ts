import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';

/** One thing that the titles of a search have in common. */
export interface Criterion {
  field: QuickSearchField | SearchAttributeName;
  value: string;
}

/** Which titles go out: those with these ISBN-13s, or those that meet every criterion, of these companies. */
export type ExportSelection = { companies: readonly CompanyCode[] } & (
  | { isbns: Iterable<string> | AsyncIterable<string> }
  | { criteria: readonly Criterion[] }
);
