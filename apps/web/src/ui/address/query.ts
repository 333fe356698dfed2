/** A parsed query: values are strings, repeated keys are arrays. */
export type Query = Record<string, string | string[]>;

/** Parses a query. Values stay strings; the router's own parser would convert `001` and ISBNs to numbers. */
export function parseQuery(text: string): Query {
  const query: Query = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = query[name];
    query[name] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value];
  }
  return query;
}

/** Values for a query: arrays become repeated keys; undefined and null are omitted. */
export type QueryInput = Record<
  string,
  string | number | boolean | null | undefined | readonly (string | number | boolean)[]
>;

/** Writes a query with its leading `?`; empty if there are no values. */
export function writeQuery(query: QueryInput): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined && one !== null) written.append(name, String(one));
  }
  return written.size > 0 ? `?${written}` : '';
}
