import { useRef } from 'react';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';

/**
 * The location of a result. While the user leaves the screen the router already has the next location, which must be
 * neither searched nor stored; the screen keeps its own until it is unmounted.
 */
export function useResultLocation(): AppLocation {
  const location = useLocation();
  const own = useRef(location);
  if (location.path.endsWith('/result')) own.current = location;
  return own.current;
}
