import type { ColumnSize } from './column-widths.ts';

/** Width in px by column name. */
export type ColumnWidths = Readonly<Record<string, number>>;

type Weight = (column: ColumnSize) => number;

const totalOf = (columns: readonly ColumnSize[], weight: Weight) =>
  columns.reduce((sum, column) => sum + weight(column), 0);

/** Adds px to the widths of columns by weight. Rounds the running sum, so that the total is exact. */
function distribute(widths: Record<string, number>, columns: readonly ColumnSize[], amount: number, weight: Weight) {
  const total = totalOf(columns, weight);
  if (total === 0) return;
  let given = 0;
  let weighed = 0;
  for (const column of columns) {
    weighed += weight(column);
    const upToHere = Math.round((amount * weighed) / total);
    widths[column.name] = (widths[column.name] ?? 0) + upToHere - given;
    given = upToHere;
  }
}

/**
 * Fits columns into the available width. Spare room goes to texts, in proportion to their widths. If room is missing,
 * columns shrink to their comfortable widths, then to their minimum widths, in proportion to what each can give. Widths
 * chosen by the user stay. If even the minimum widths do not fit, the grid scrolls and every column has its comfortable
 * width.
 *
 * @param available width in px inside the grid; 0 if unknown, which keeps all widths
 * @param chosen widths chosen by the user, by column name
 * @returns the width of every column, in whole px
 */
export function fitWidths(columns: readonly ColumnSize[], available: number, chosen: ColumnWidths): ColumnWidths {
  const widths: Record<string, number> = {};
  for (const { name, width } of columns) widths[name] = chosen[name] ?? width;
  const flexible = columns.filter(({ name }) => chosen[name] === undefined);
  const missing = Object.values(widths).reduce((sum, width) => sum + width, 0) - available;
  if (available === 0) return widths;
  if (missing <= 0) {
    const growing = flexible.filter(({ canGrow }) => canGrow);
    distribute(widths, growing, -missing, ({ width }) => width);
    return widths;
  }
  const toComfortable: Weight = ({ width, comfortableWidth }) => width - comfortableWidth;
  const toMinimum: Weight = ({ comfortableWidth, minimumWidth }) => comfortableWidth - minimumWidth;
  const first = Math.min(missing, totalOf(flexible, toComfortable));
  distribute(widths, flexible, -first, toComfortable);
  const fits = missing - first <= totalOf(flexible, toMinimum);
  if (fits) distribute(widths, flexible, first - missing, toMinimum);
  return widths;
}
