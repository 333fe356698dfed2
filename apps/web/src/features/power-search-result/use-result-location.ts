import { useMemo, useRef } from 'react';
import { addressWithoutSorting } from '../../actions/title-grid/sort-of-address.ts';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';

/**
 * The location of a result; its address is without the sort order of the grid, because the result is the same. While the user leaves the screen the router already has the next location, which must be
 * neither searched nor stored; the screen keeps its own until it is unmounted.
 */
export function useResultLocation(): AppLocation {
  const location = useLocation();
  const own = useRef(location);
  if (location.path.endsWith('/result')) own.current = location;
  const { current } = own;
  return useMemo(() => ({ ...current, address: addressWithoutSorting(current) }), [current]);
}
