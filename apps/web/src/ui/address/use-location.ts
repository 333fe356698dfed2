import { useParams, useLocation as useRouterLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { parseQuery, type Query } from './query.ts';

/** The current location inside the product. */
export interface AppLocation {
  readonly path: string;
  /** Path parameters (`productId`). */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Path and query without the `#`; the key of cached results (G-59). */
  readonly address: string;
}

/** The current location; renders the component again when it changes. */
export function useLocation(): AppLocation {
  const path = useRouterLocation({ select: (location) => location.pathname });
  const search = useRouterLocation({ select: (location) => location.searchStr });
  const params = useParams({ strict: false }) as Record<string, string>;
  return useMemo(() => ({ path, params, query: parseQuery(search), address: path + search }), [path, search, params]);
}

/** One value of a query: the first one if the key is repeated, undefined if it is absent. */
export function queryValue(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}
