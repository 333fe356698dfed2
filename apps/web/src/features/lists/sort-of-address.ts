import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';
import type { GridSorting } from '../../ui/grid/grid-table.ts';

/** Parses `sort=title` or `sort=-price`; an unknown column is ignored. */
export function sortingOfQuery(query: Query, columns: readonly string[], fallback: GridSorting): GridSorting {
  const text = queryValue(query, 'sort');
  if (text === undefined) return fallback;
  const desc = text.startsWith('-');
  const id = desc ? text.slice(1) : text;
  return columns.includes(id) ? [{ id, desc }] : fallback;
}

/** The value of `sort` for the first sorted column; undefined for the order of the server. */
export function sortOfSorting([first]: GridSorting): string | undefined {
  return first && `${first.desc ? '-' : ''}${first.id}`;
}
