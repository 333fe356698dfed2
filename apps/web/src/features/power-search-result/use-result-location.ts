import { useRef } from 'react';
import { type AppLocation, useLocation } from '../../ui/address/use-location.ts';

/**
 * The location of a result. While one leaves it the router already says the next location, which must neither be searched
 * nor stored: until the screen is gone, its own location stands.
 */
export function useResultLocation(): AppLocation {
  const location = useLocation();
  const own = useRef(location);
  if (location.path.endsWith('/result')) own.current = location;
  return own.current;
}
