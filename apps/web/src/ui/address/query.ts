/** A query as the router holds it: every value is text, a repeated key is an array of texts. */
export type Query = Record<string, string | string[]>;

/**
 * Reads the query of an address. Values stay the text they are: `001` and ISBNs are no numbers, which the router's own
 * reader would make of them.
 */
export function parseQuery(text: string): Query {
  const query: Query = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value];
  }
  return query;
}

/** What may be written into a query: lists setState repeated keys; undefined and null are left out. */
export type QueryInput = Record<
  string,
  string | number | boolean | null | undefined | readonly (string | number | boolean)[]
>;

/** Writes a query with its leading `?`; empty when nothing is in it. */
export function writeQuery(query: QueryInput): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined && one !== null) written.append(name, String(one));
  }
  return written.size > 0 ? `?${written}` : '';
}
