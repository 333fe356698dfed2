import { useParams, useLocation as useRouterLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { parseQuery, type Query } from './query.ts';

/** Where the browser is inside the product. */
export interface AppLocation {
  readonly path: string;
  /** The named parts of the path (`productId`). */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
  /** Path and query, as the address bar shows them after the `#`: the key of cached results (decision G-59). */
  readonly address: string;
}

/** The current place; the component is drawn again when it changes. */
export function useLocation(): AppLocation {
  const path = useRouterLocation({ select: (location) => location.pathname });
  const search = useRouterLocation({ select: (location) => location.searchStr });
  const params = useParams({ strict: false }) as Record<string, string>;
  return useMemo(() => ({ path, params, query: parseQuery(search), address: path + search }), [path, search, params]);
}

/** One value of a query; the first where a key is repeated, undefined where it is missing. */
export function queryValue(query: Query, name: string): string | undefined {
  const value = query[name];
  return Array.isArray(value) ? value[0] : value;
}
