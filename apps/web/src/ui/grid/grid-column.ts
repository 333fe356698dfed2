import { formatDate, isBlankDate, parseWireDate } from '@titlenet/catalogue/formatting/dates';
import { compareNaturally } from '@titlenet/catalogue/text/natural-sort';
import type { ReactNode } from 'react';

/** Type of a column's values; determines sorting, alignment and formatting. */
export type GridValueType = 'text' | 'number' | 'date';

/** One column of a grid. */
export interface GridColumn<Row> {
  /** Unique name, used in stored layouts. */
  readonly name: string;
  readonly label: string;
  readonly type: GridValueType;
  /** Sort value, and displayed value without `text`, `content` and `cell`. Columns without it are not sortable. */
  readonly value?: (row: Row) => string | number | null;
  /** Formatted value; displayed without `content` and `cell`, and copied. */
  readonly text?: (row: Row) => string;
  /** Rendered instead of the text; without focusable elements. */
  readonly content?: (row: Row) => ReactNode;
  /** Rendered with one link or button, which takes the `tabIndex`; null for an empty cell. */
  readonly cell?: (row: Row, focus: CellFocus) => ReactNode;
  /** Printed instead of the text, such as a mark beside its words: paper has no tooltips. */
  readonly paperContent?: (row: Row) => ReactNode;
  /** Content of the preview window; null for none. */
  readonly preview?: (row: Row) => ReactNode;
  /** Picture on the row's card in a small window, in a box of 48×72 px. */
  readonly cardPicture?: (row: Row) => ReactNode;
  /** Shown in the header instead of the label, which remains its accessible name. */
  readonly shortLabel?: string;
  /** Its cells contain one button or picture in the full width. */
  readonly isButton?: true;
  readonly isBold?: true;
  /** The text by which people recognise the row: it is shortened after all other texts. */
  readonly isMain?: true;
  /** On the card of a row it is shown before other values. */
  readonly isFirstOnCard?: true | undefined;
  /** Always pinned to the left; cannot be hidden or moved. */
  readonly isFixed?: true;
  /** Always pinned to the right edge, behind all other columns; cannot be moved. */
  readonly isAtEnd?: true;
  /** Column of the row checkboxes, created by the grid. */
  readonly isRowCheckbox?: true;
  /** Fixed width in px, of buttons and pictures; other columns take their width from their content. */
  readonly width?: number;
  /** Width in px that `content` takes in addition to the text. */
  readonly extraWidth?: number;
}

/** Props for the focusable element of a cell. */
export interface CellFocus {
  readonly tabIndex: 0 | -1;
}

/** The sort value; undefined for blanks, which are sorted last in both directions. */
export function sortValue<Row>(column: GridColumn<Row>, row: Row): string | number | undefined {
  const value = column.value?.(row);
  if (value === null || value === undefined || value === '') return undefined;
  return column.type === 'date' && isBlankDate(String(value)) ? undefined : value;
}

/** The formatted value of a cell: dates as M/d/yyyy [FORMAT-05], blanks as ''. */
export function cellText<Row>(column: GridColumn<Row>, row: Row): string {
  if (column.text) return column.text(row);
  const value = sortValue(column, row);
  if (value === undefined) return '';
  return column.type === 'date' ? formatDate(String(value), 'M/d/yyyy') : String(value);
}

/** Comparison by type; texts are sorted as on the server (G-168) [GRID-119]. */
export const compareValues: Record<GridValueType, (a: string | number, b: string | number) => number> = {
  text: (a, b) => compareNaturally(String(a), String(b)),
  number: (a, b) => Number(a) - Number(b),
  date: (a, b) => timeOf(a) - timeOf(b),
};

/** Seconds since the epoch, treating the date without zone as UTC. */
function timeOf(value: string | number): number {
  const date = parseWireDate(String(value));
  return date ? Date.UTC(date.year, date.month - 1, date.day, date.hour, date.minute, date.second) / 1000 : 0;
}
