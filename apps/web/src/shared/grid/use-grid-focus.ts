import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type GridPlace, type GridSize, moveInGrid } from './grid-moves.ts';

/** The attribute by which a cell is found again: '3:0' is the first cell of the fourth row. */
export const placeKey = ({ row, column }: GridPlace) => `${row}:${column}`;

/** False while the cell is not drawn yet. */
function focusPlace(grid: HTMLElement, place: GridPlace): boolean {
  const cell = grid.querySelector<HTMLElement>(`[data-place="${placeKey(place)}"]`);
  // A cell with one link or button hands the focus on to it (ARIA grid pattern).
  const target = cell?.querySelector<HTMLElement>('a, button') ?? cell;
  target?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return cell !== null;
}

/**
 * The one tab stop of a grid and the keys that move it.
 *
 * @param options `start` is where the tab stop begins; `takesFocus` puts the focus there at once
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  size: GridSize,
  options: { start: GridPlace; takesFocus: boolean },
) {
  const [place, setPlace] = useState(options.start);
  const mustFocus = useRef(options.takesFocus);

  // After every drawing: the rows come one drawing after the grid.
  useLayoutEffect(() => {
    if (mustFocus.current && grid.current) mustFocus.current = !focusPlace(grid.current, place);
  });

  return {
    place: { row: Math.min(place.row, size.rows - 1), column: Math.min(place.column, size.columns - 1) },
    onKeyDown(event: KeyboardEvent) {
      const next = moveInGrid(event, place, size);
      if (!next) return;
      event.preventDefault();
      mustFocus.current = true;
      setPlace(next);
    },
    onFocus(event: FocusEvent) {
      const key = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place;
      if (key === undefined || key === placeKey(place)) return;
      const [row = 0, column = 0] = key.split(':').map(Number);
      setPlace({ row, column });
    },
  };
}
