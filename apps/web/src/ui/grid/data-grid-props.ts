import type { ReactNode } from 'react';
import type { GridColumn } from './grid-column.ts';
import type { CellPosition } from './grid-moves.ts';
import type { GridSelected, GridSorting } from './grid-table.ts';

/** Where a person was in a grid: what Back restores (UX.md). */
export interface GridViewState {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly cell: CellPosition;
  readonly sorting: GridSorting;
  readonly page: number;
  readonly hadFocus: boolean;
}

/** Rows that can be chosen. */
export interface GridSelection<Row> {
  readonly selected: GridSelected;
  readonly onChange: (selected: GridSelected) => void;
  /** What the row's checkbox is called after 'Select'; the same function from drawing to drawing. */
  readonly rowName: (row: Row) => string;
}

export interface DataGridProps<Row extends object> {
  /** Name under which the layout is kept. */
  name: string;
  /** Accessible name. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Read when the grid appears, written when it goes. */
  viewState?: { current: GridViewState | undefined };
  /** All rows as they are sorted now. */
  onOrderChange?: (rows: readonly Row[]) => void;
  selection?: GridSelection<Row>;
  /** What can be done with the chosen rows; stands in the selection bar. */
  actions?: ReactNode;
  /** Rows on a page; without it all rows stand in one grid that scrolls. */
  pageSize?: number;
  /** Height of every row in px where pictures ask for one; without it the person chooses among densities. */
  rowHeight?: number;
  /** Stands beside the grid's own tools, above it. */
  caption?: ReactNode;
  /** What stands in place of the rows while there are none. */
  emptyState?: ReactNode;
}
