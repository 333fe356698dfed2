import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GridViewState } from './data-grid-props.ts';

/**
 * Saves the state of a grid when it is unmounted, so that Back can restore it.
 *
 * @param viewState where it is saved; undefined if the grid does not save its state
 * @param current the parts that are not read from the DOM
 */
export function useSavedViewState(
  scroller: RefObject<HTMLElement | null>,
  viewState: { current: GridViewState | undefined } | undefined,
  current: Pick<GridViewState, 'cell' | 'sorting' | 'page'>,
): void {
  const latest = useRef(current);
  latest.current = current;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !viewState) return;
    return () => {
      const hadFocus = element.contains(document.activeElement);
      const { scrollTop, scrollLeft } = element;
      viewState.current = { ...latest.current, scrollTop, scrollLeft, hadFocus };
    };
  }, [scroller, viewState]);
}
