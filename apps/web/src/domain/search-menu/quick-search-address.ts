import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import type { FacetValues } from '@titlenet/catalogue/power-search/facets';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import { type Address, addressOf } from '../../ui/address/links.ts';

/** Address of a quick-search result: one of three fields, the division, and the chosen values of facets. */
export function quickSearchAddress(search: {
  field: QuickSearchField;
  value: string;
  division: DivisionNumber;
  facets?: FacetValues;
}): Address {
  const { field, value, division, facets } = search;
  return addressOf('/quickSearch', { [field]: value.trim(), company: division, ...facets });
}
