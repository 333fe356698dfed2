import type { KeyboardEvent } from 'react';
import type { CellPosition } from './grid-moves.ts';
import type { GridTable } from './grid-table.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Handles the keys that select rows: Shift+Space toggles the current row, Shift with an arrow extends the range or
 * shrinks it on the way back, Ctrl+A selects all rows of the page.
 *
 * @returns true if the key was handled
 */
export function handleSelectionKey<Row extends object>(
  event: KeyboardEvent,
  table: GridTable<Row>,
  position: CellPosition,
  goTo: (position: CellPosition) => void,
): boolean {
  const isControl = event.ctrlKey || event.metaKey;
  const rows = table.getRowModel().rows;
  const row = rows[position.row];
  if (event.altKey) return false;
  if (isControl && !event.shiftKey && event.key.toLowerCase() === 'a') {
    event.preventDefault();
    table.toggleAllPageRowsSelected(true);
    return true;
  }
  if (!row || isControl || !event.shiftKey) return false;
  if (event.key === ' ') {
    // On the checkbox itself the browser toggles it.
    if (event.target instanceof HTMLInputElement) return true;
    event.preventDefault();
    row.toggleSelected();
    return true;
  }
  const step = steps[event.key] ?? 0;
  const next = rows[position.row + step];
  if (!next || next === row) return false;
  event.preventDefault();
  const isGoingBack = row.getIsSelected() && next.getIsSelected();
  table.setRowSelection((selected) => {
    const { [row.id]: _, ...others } = selected;
    return { ...others, [next.id]: true, ...(isGoingBack ? {} : { [row.id]: true as const }) };
  });
  goTo({ row: position.row + step, column: position.column });
  return true;
}
