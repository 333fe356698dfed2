import { type QueryInput, writeQuery } from './query.ts';

/** An address inside the product: path and query, without the `#` (`/quickSearch?title=moby&company=1`). */
export type Address = string;

/** Joins path and query. */
export function addressOf(path: string, query: QueryInput = {}): Address {
  return path + writeQuery(query);
}

/** The `href` of an address. */
export function hrefOf(address: Address): string {
  return `#${address}`;
}
