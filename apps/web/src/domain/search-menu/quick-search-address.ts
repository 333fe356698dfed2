import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import { type Address, addressOf } from '../../ui/address/links.ts';

/** Address of a quick-search result: one of three fields, and the division. */
export function quickSearchAddress(search: {
  field: QuickSearchField;
  value: string;
  division: DivisionNumber;
}): Address {
  return addressOf('/quickSearch', { [search.field]: search.value.trim(), company: search.division });
}
