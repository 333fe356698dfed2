/** Width in px by column name. */
export type ColumnWidths = Readonly<Record<string, number>>;

interface FittedColumn {
  readonly name: string;
  readonly width: number;
  readonly minimumWidth?: number;
}

/**
 * Fits columns into the available width. Flexible columns shrink in proportion to the space above their minimum width,
 * or grow in proportion to their width. Widths chosen by the user stay. If even the minimum widths do not fit, the grid
 * scrolls and every column keeps its preferred width.
 *
 * @param available width in px inside the grid; 0 if unknown, which keeps all widths
 * @param chosen widths chosen by the user, by column name
 * @returns the width of every column, in whole px
 */
export function fitWidths(columns: readonly FittedColumn[], available: number, chosen: ColumnWidths): ColumnWidths {
  const wanted = columns.map((column) => ({ ...column, width: chosen[column.name] ?? column.width }));
  const flexible = wanted.filter((column) => column.minimumWidth !== undefined && chosen[column.name] === undefined);
  const total = wanted.reduce((sum, column) => sum + column.width, 0);
  const widths: Record<string, number> = Object.fromEntries(wanted.map(({ name, width }) => [name, width]));
  const missing = available === 0 ? 0 : available - total;
  const weightOf = ({ width, minimumWidth = width }: FittedColumn) => (missing < 0 ? width - minimumWidth : width);
  const weights = flexible.reduce((sum, column) => sum + weightOf(column), 0);
  if (weights === 0 || missing < -weights) return widths;
  let given = 0;
  let weighed = 0;
  for (const column of flexible) {
    weighed += weightOf(column);
    // Rounds the running sum, so that the total is exact.
    const upToHere = Math.round((missing * weighed) / weights);
    widths[column.name] = column.width + upToHere - given;
    given = upToHere;
  }
  return widths;
}
