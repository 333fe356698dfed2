import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { ReactNode } from 'react';
import type { Address } from '../../ui/address/links.ts';
import type { SearchResult } from './search-result.ts';

/** A result with rows, as its grid gets it. */
export interface FoundTitles {
  readonly result: SearchResult;
  readonly request: Record<string, unknown>;
  readonly address: Address;
  readonly heading: ReactNode;
}

/** A result as its screen wants it shown. */
export interface ShownTitles extends FoundTitles {
  readonly form: PowerSearchForm;
  readonly isShowCover?: boolean;
  readonly isShowAuthor?: boolean;
  /** Which titles go into the Excel file: the whole result, or those that are chosen. */
  readonly exports: 'all' | 'chosen';
  /** What the export searches for, where that is not the request of this result. */
  readonly criteriaToExport?: () => Record<string, unknown>;
  readonly hasMarketingSheets?: boolean;
}
