import { isBlankDate, parseWireDate } from '@titlenet/catalogue/dates';
import { compareNaturally } from '@titlenet/catalogue/natural-sort';
import type { ReactNode } from 'react';

/** What a column holds: how it sorts, how it is aligned and how its plain value is shown. */
export type GridValueType = 'text' | 'number' | 'date';

/** One column of a grid. */
export interface GridColumn<Row> {
  /** Its name in stored widths; unique in the grid. */
  readonly name: string;
  readonly label: string;
  readonly type: GridValueType;
  /** What the column sorts by and, without `cell`, shows. A column without it does not sort. */
  readonly value?: (row: Row) => string | number | null;
  /** What a cell shows; null leaves it empty. Its one link or button takes the `tabIndex`. */
  readonly cell?: (row: Row, focus: CellFocus) => ReactNode;
  /** Shown in the header instead of the label, which stays its accessible name. */
  readonly shortLabel?: string;
  /** Its cells are one button each, as wide as the column. */
  readonly isButton?: true;
  /** Width in px at which the column starts. */
  readonly width: number;
  /** The least to which it gives way when the page is narrow; without it the width stays as it is. */
  readonly minimumWidth?: number;
}

/** What a cell with a link or button of its own needs for the grid's one tab stop. */
export interface CellFocus {
  readonly tabIndex: 0 | -1;
}

/** Blank cells are undefined to the sorter, which puts them last in either direction. */
export function sortValue<Row>(column: GridColumn<Row>, row: Row): string | number | undefined {
  const value = column.value?.(row);
  if (value === null || value === undefined || value === '') return undefined;
  return column.type === 'date' && isBlankDate(String(value)) ? undefined : value;
}

/** Texts in the order of the server (decision G-168), dates by time, numbers by size. */
export const compareValues: Record<GridValueType, (a: string | number, b: string | number) => number> = {
  text: (a, b) => compareNaturally(String(a), String(b)),
  number: (a, b) => Number(a) - Number(b),
  date: (a, b) => timeOf(a) - timeOf(b),
};

/** Seconds on one line of time; wall-clock times have no zone (TS §5). */
function timeOf(value: string | number): number {
  const date = parseWireDate(String(value));
  return date ? Date.UTC(date.year, date.month - 1, date.day, date.hour, date.minute, date.second) / 1000 : 0;
}
