import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { ReactNode } from 'react';
import type { SearchResult } from './search-result.ts';

/** A result that has rows. */
export interface FoundTitles {
  readonly result: SearchResult;
  readonly request: Record<string, unknown>;
  readonly heading: ReactNode;
}

/** A result with the display options of its screen. */
export interface ShownTitles extends FoundTitles {
  readonly form: PowerSearchForm;
  readonly isShowCover?: boolean;
  readonly isShowAuthor?: boolean;
  /** Criteria of the export, if they differ from the request of this result. */
  readonly criteriaToExport?: () => Record<string, unknown>;
}
