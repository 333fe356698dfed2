import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** Parameters in the address of the marketing sheets. */
export interface MarketingSheetAddress {
  readonly productIds: readonly number[];
  readonly isShowCoop: boolean;
  /** Only one sheet is downloaded (CHMS-02). */
  readonly isDownload: boolean;
}

/** Reads the address; ids that are no numbers are left out (G-140), repeated ones are one sheet. */
export function marketingSheetAddress(query: Query): MarketingSheetAddress {
  const numbers = (queryValue(query, 'products') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number);
  const productIds = [...new Set(numbers)];
  return {
    productIds,
    isShowCoop: queryValue(query, 'isShowCoop') === 'true',
    isDownload: queryValue(query, 'isDownload') === 'true' && productIds.length === 1,
  };
}
