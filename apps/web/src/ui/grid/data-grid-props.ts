import type { ReactNode } from 'react';
import type { GridColumn } from './grid-column.ts';
import type { CellPosition } from './grid-moves.ts';
import type { GridSelected, GridSorting } from './grid-table.ts';
import type { RowGroups, RowsNoun } from './row-groups.ts';

/** State of a grid that Back restores. */
export interface GridViewState {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly cell: CellPosition;
  readonly sorting: GridSorting;
  readonly page: number;
  readonly hadFocus: boolean;
}

/** Enables row selection. */
export interface GridSelection<Row> {
  readonly selected: GridSelected;
  readonly onChange: (selected: GridSelected) => void;
  /** Label of a row's checkbox after 'Select'; must be a stable function. */
  readonly rowName: (row: Row) => string;
}

export interface DataGridProps<Row extends object> {
  /** Name under which the layout is stored. */
  name: string;
  /** Accessible name. */
  label: string;
  /** Shows the number of rows beside the selection. */
  noun?: RowsNoun;
  /** False for a grid that is hidden in print; true by default. */
  isPrinted?: boolean;
  /** Lines below the label on paper. */
  paperLines?: readonly string[] | undefined;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Read on mount, written on unmount. */
  viewState?: { current: GridViewState | undefined };
  /** The sort order of the address, which is followed; without it the restored one, or that of `rows`. */
  givenSorting?: GridSorting;
  onSortingChange?: (sorting: GridSorting) => void;
  /** Headings between rows. */
  groups?: RowGroups<Row> | undefined;
  /** True for rows in bold; must be a stable function. */
  isRowBold?: (row: Row) => boolean;
  /** Called with all rows in their sorted order. */
  onOrderChange?: (rows: readonly Row[]) => void;
  selection?: GridSelection<Row>;
  /** Actions in the selection bar. */
  actions?: ReactNode;
  /** Rows per page; without it all rows are in one scrolling grid. */
  pageSize?: number;
  /** Fixed row height in px, for rows with pictures; without it the user chooses. */
  rowHeight?: number;
  /** Reaches to the foot of the window instead of a share of its height; the grid is the last element of its page. */
  fillsWindow?: boolean;
  /** Texts take up to three lines of tall rows. */
  wrapsText?: boolean;
  /** Shown above the grid, beside its toolbar. */
  caption?: ReactNode;
  /** Shown instead of rows if there are none. */
  emptyState?: ReactNode;
}
