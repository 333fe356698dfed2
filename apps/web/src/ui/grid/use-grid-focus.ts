import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type CellPosition, type GridSize, moveInGrid } from './grid-moves.ts';

/** Value of a cell's `data-cell` attribute: '3:0' is the first cell of the fourth row. */
export const cellKey = ({ row, column }: CellPosition) => `${row}:${column}`;

/** Parts of the grid that cover scrolled cells, in px. */
interface StickyArea {
  readonly headHeight: number;
  /** Total width of the columns at the right edge. */
  readonly endWidth: number;
  /** Total width of the pinned columns before a column. */
  readonly pinnedWidthBefore: (column: number) => number;
}

/** Scrolls a cell out from under header and pinned columns, then the grid into the window. */
function scrollCellIntoView(
  grid: HTMLElement,
  cell: HTMLElement,
  at: CellPosition,
  { headHeight, endWidth, pinnedWidthBefore }: StickyArea,
): void {
  const box = grid.getBoundingClientRect();
  const own = cell.getBoundingClientRect();
  if (cell.dataset.pinned === undefined && cell.dataset.atEnd === undefined) {
    const left = box.left + grid.clientLeft + pinnedWidthBefore(at.column);
    const right = box.left + grid.clientLeft + grid.clientWidth - endWidth;
    if (own.left < left) grid.scrollLeft -= left - own.left;
    else if (own.right > right) grid.scrollLeft += Math.min(own.right - right, own.left - left);
  }
  if (at.row >= 0) {
    const top = box.top + grid.clientTop + headHeight;
    const bottom = box.top + grid.clientTop + grid.clientHeight;
    if (own.top < top) grid.scrollTop -= top - own.top;
    else if (own.bottom > bottom) grid.scrollTop += own.bottom - bottom;
  }
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Returns false if the cell is not rendered yet. */
function focusCell(grid: HTMLElement, position: CellPosition, covered: StickyArea): boolean {
  const cell = grid.querySelector<HTMLElement>(`[data-cell="${cellKey(position)}"]`);
  // In a cell with a link, button or checkbox that element gets the focus (ARIA grid pattern).
  const target = cell?.querySelector<HTMLElement>('a, button, input') ?? cell;
  target?.focus({ preventScroll: true });
  if (cell) scrollCellIntoView(grid, cell, position, covered);
  return cell !== null;
}

/**
 * The grid's single tab stop and the keys that move it.
 *
 * @param options `start` is the initial cell; `takesFocus` focuses it on mount
 */
export function useGridFocus(
  grid: RefObject<HTMLElement | null>,
  size: GridSize,
  options: { start: CellPosition; takesFocus: boolean } & StickyArea,
) {
  const [position, setPosition] = useState(options.start);
  const mustFocus = useRef(options.takesFocus);

  // After every render, because rows are rendered later than the grid.
  useLayoutEffect(() => {
    if (mustFocus.current && grid.current) mustFocus.current = !focusCell(grid.current, position, options);
  });

  const goTo = (next: CellPosition) => {
    mustFocus.current = true;
    setPosition(next);
  };
  return {
    cell: { row: Math.min(position.row, size.rows - 1), column: Math.min(position.column, size.columns - 1) },
    /** Moves the tab stop and the focus. */
    goTo,
    onKeyDown(event: KeyboardEvent) {
      const next = moveInGrid(event, position, size);
      if (!next) return;
      event.preventDefault();
      goTo(next);
    },
    onFocus(event: FocusEvent) {
      const key = event.target.closest<HTMLElement>('[data-cell]')?.dataset.cell;
      if (key === undefined || key === cellKey(position)) return;
      const [row = 0, column = 0] = key.split(':').map(Number);
      setPosition({ row, column });
    },
  };
}
