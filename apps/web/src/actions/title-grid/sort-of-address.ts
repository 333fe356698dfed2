import { type Address, addressOf } from '../../ui/address/links.ts';
import type { Query } from '../../ui/address/query.ts';
import { type AppLocation, queryValue } from '../../ui/address/use-location.ts';
import type { GridSorting } from '../../ui/grid/grid-table.ts';

/** Parses `sort=title` or `sort=-price,title`; unknown columns are ignored. */
export function sortingOfQuery(query: Query, columns: readonly string[], fallback: GridSorting): GridSorting {
  const sorting = (queryValue(query, 'sort') ?? '').split(',').flatMap((text) => {
    const desc = text.startsWith('-');
    const id = desc ? text.slice(1) : text;
    return columns.includes(id) ? [{ id, desc }] : [];
  });
  return sorting.length > 0 ? sorting : fallback;
}

/** The address with this sort order; without one the grid has the order of the server. */
export function addressWithSorting(
  { path, query }: Pick<AppLocation, 'path' | 'query'>,
  sorting: GridSorting,
): Address {
  const sort = sorting.map(({ id, desc }) => `${desc ? '-' : ''}${id}`).join();
  return addressOf(path, { ...query, sort: sort === '' ? undefined : sort });
}

/** The address of a result in any order: the key under which the result is cached. */
export function addressWithoutSorting(location: Pick<AppLocation, 'path' | 'query'>): Address {
  return addressWithSorting(location, []);
}
