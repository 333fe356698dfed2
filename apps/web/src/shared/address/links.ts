import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import type { QuickSearchField } from '@titlenet/catalogue/quick-search';
import { type QueryInput, writeQuery } from './query.ts';

/** An address inside the product: path and query, without the `#` (`/quickSearch?title=moby&company=1`). */
export type Address = string;

/** Path and query as one address. */
export function addressOf(path: string, query: QueryInput = {}): Address {
  return path + writeQuery(query);
}

/** The `href` of an address, for links that open in a new tab or are copied. */
export function hrefOf(address: Address): string {
  return `#${address}`;
}

/** The result of a quick search (CS §2): one of the three fields, and the division. */
export function quickSearchAddress(search: {
  field: QuickSearchField;
  value: string;
  division: DivisionNumber;
}): Address {
  return addressOf('/quickSearch', { [search.field]: search.value.trim(), company: search.division });
}
