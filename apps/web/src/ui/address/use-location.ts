import { useMatches, useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { parseQuery, type Query, type QueryInput, writeQuery } from './query.ts';

/** The current location inside the product. */
export interface AppLocation {
  readonly path: string;
  /** Path parameters (`productId`). */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Path and query without the `#`; the key of cached results (G-59). */
  readonly address: string;
}

/**
 * The location of the screen that is shown; renders the component again when it changes. While the next screen is
 * loaded this is still the location of the screen before it, so that no screen reads the address of another one.
 */
export function useLocation(): AppLocation {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  // The router's `parseSearch` gives queries.
  const search = useMatches({ select: (matches) => writeQuery(matches.at(-1)?.search as QueryInput) });
  // Parameters of paths are texts.
  const params = useParams({ strict: false }) as Record<string, string>;
  return useMemo(() => ({ path, params, query: parseQuery(search), address: path + search }), [path, search, params]);
}

/** One value of a query: the first one if the key is repeated, undefined if it is absent. */
export function queryValue(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}
