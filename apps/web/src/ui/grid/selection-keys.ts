import type { KeyboardEvent } from 'react';
import type { CellPosition } from './grid-moves.ts';
import type { GridTable } from './grid-table.ts';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys that choose rows (UX.md): Shift+Space this one, Shift and an arrow this one and the next, Ctrl+A all rows of
 * the page. Going back over chosen rows with Shift gives them up again.
 *
 * @returns true when the key was one of them
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
    // On its checkbox the browser does the same by itself.
    if (event.target instanceof HTMLInputElement) return true;
    event.preventDefault();
    row.toggleSelected();
    return true;
  }
  const next = rows[position.row + (steps[event.key] ?? 0)];
  if (!next || next === row) return false;
  event.preventDefault();
  const isGoingBack = row.getIsSelected() && next.getIsSelected();
  table.setRowSelection((selected) => {
    const { [row.id]: _, ...others } = selected;
    return { ...others, [next.id]: true, ...(isGoingBack ? {} : { [row.id]: true as const }) };
  });
  goTo({ row: position.row + steps[event.key]!, column: position.column });
  return true;
}
