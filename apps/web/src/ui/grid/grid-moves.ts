/** Row and column of a cell, from 0; row -1 is the header. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Number of fully visible rows. */
  readonly page: number;
}

type Move = (position: CellPosition, size: GridSize, isControl: boolean) => CellPosition;

const moves: Record<string, Move> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }, _, isControl) => ({ row: isControl ? 0 : row, column: 0 }),
  End: ({ row }, { rows, columns }, isControl) => ({ row: isControl ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ row, column }, { page }) => ({ row: row < 0 ? row : Math.max(0, row - page), column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
};

const within = (value: number, first: number, last: number) => Math.max(first, Math.min(last, value));

/** The cell that a key moves to (ARIA grid pattern); null for other keys. */
export function moveInGrid(
  pressed: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean },
  position: CellPosition,
  size: GridSize,
): CellPosition | null {
  const move = moves[pressed.key];
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (!move || pressed.altKey || pressed.shiftKey || (isControl && pressed.key !== 'Home' && pressed.key !== 'End'))
    return null;
  const next = move(position, size, isControl);
  return { row: within(next.row, -1, size.rows - 1), column: within(next.column, 0, size.columns - 1) };
}
