import { formatDate, isBlankDate, parseWireDate } from '@titlenet/catalogue/dates';
import { compareNaturally } from '@titlenet/catalogue/natural-sort';
import type { ReactNode } from 'react';

/** What a column holds: how it sorts, how it is aligned and how its plain value is shown. */
export type GridValueType = 'text' | 'number' | 'date';

/** One column of a grid. */
export interface GridColumn<Row> {
  /** Its name in stored layouts; unique in the grid. */
  readonly name: string;
  readonly label: string;
  readonly type: GridValueType;
  /** What the column sorts by and, without the three below, shows. A column without it does not sort. */
  readonly value?: (row: Row) => string | number | null;
  /** The value as it is read: shown without `content` and `cell`, and copied. */
  readonly text?: (row: Row) => string;
  /** What a cell shows in place of its text, without a link or button. */
  readonly content?: (row: Row) => ReactNode;
  /** What a cell with one link or button shows, which takes the `tabIndex`; null where the row has none. */
  readonly cell?: (row: Row, focus: CellFocus) => ReactNode;
  /** What a small window beside a cell shows while one rests on it; null where the row has none. */
  readonly preview?: (row: Row) => ReactNode;
  /** Shown in the header instead of the label, which stays its accessible name. */
  readonly shortLabel?: string;
  /** Its cells are one button or picture each, as wide as the column. */
  readonly isButton?: true;
  readonly isBold?: true;
  /** Stands at the left while the others scroll; it is neither hidden nor moved. */
  readonly isFixed?: true;
  /** The checkboxes of the rows. The grid makes this column itself. */
  readonly isRowCheckbox?: true;
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

/** A cell as text: dates M/d/yyyy (TS §5), blanks as nothing. */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = sortValue(column, row);
  if (value === undefined) return '';
  return column.type === 'date' ? formatDate(String(value), 'M/d/yyyy') : String(value);
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
