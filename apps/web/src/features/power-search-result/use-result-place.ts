import { useRef } from 'react';
import { type Place, usePlace } from '../../ui/address/use-place.ts';

/**
 * The place of a result. While one leaves it the router already says the next place, which must neither be searched
 * nor stored: until the screen is gone, its own place stands.
 */
export function useResultPlace(): Place {
  const place = usePlace();
  const own = useRef(place);
  if (place.path.endsWith('/result')) own.current = place;
  return own.current;
}
