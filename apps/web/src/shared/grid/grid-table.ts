import {
  type ColumnDef,
  columnResizingFeature,
  columnSizingFeature,
  createSortedRowModel,
  type ReactTable,
  rowSortingFeature,
  type SortingState,
  type TableState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ColumnWidths } from './fit-widths.ts';
import { compareValues, type GridColumn, sortValue } from './grid-column.ts';

export const gridFeatures = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnSizingFeature,
  columnResizingFeature,
});

export type GridFeatures = typeof gridFeatures;
export type GridTable<Row extends object> = ReactTable<GridFeatures, Row, TableState<GridFeatures>>;
export type GridSorting = SortingState;

/** No column gets narrower than this, in px, whoever pulls at it. */
export const narrowestColumn = 40;

function columnDef<Row extends object>(column: GridColumn<Row>): ColumnDef<GridFeatures, Row> {
  return {
    id: column.name,
    accessorFn: (row) => sortValue(column, row),
    enableSorting: column.value !== undefined,
    sortFn: (a, b, id) => compareValues[column.type](a.getValue<string | number>(id), b.getValue<string | number>(id)),
    sortUndefined: 'last',
    sortDescFirst: false,
    minSize: Math.min(narrowestColumn, column.width),
    size: column.width,
    // Columns that never give way are buttons of a fixed size.
    enableResizing: column.minimumWidth !== undefined,
  };
}

interface GridTableInput<Row extends object> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The widths as they are shown; a change of one comes back through `onResize`. */
  widths: ColumnWidths;
  onResize: (changed: ColumnWidths) => void;
  initialSorting: GridSorting;
}

/** The table behind a grid: rows in their order (ascending, descending, original) and widths as they are pulled. */
export function useGridTable<Row extends object>({
  columns,
  rows,
  rowKey,
  widths,
  onResize,
  initialSorting,
}: GridTableInput<Row>): GridTable<Row> {
  const [sorting, setSorting] = useState(initialSorting);
  const definitions = useMemo(() => columns.map((column) => columnDef(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  return useTable<GridFeatures, Row, TableState<GridFeatures>>({
    features: gridFeatures,
    columns: definitions,
    data,
    getRowId: rowKey,
    columnResizeMode: 'onChange',
    enableMultiSort: false,
    state: { sorting, columnSizing: { ...widths } },
    onSortingChange: setSorting,
    onColumnSizingChange(update) {
      const next = typeof update === 'function' ? update({ ...widths }) : update;
      onResize(Object.fromEntries(Object.entries(next).filter(([name, width]) => widths[name] !== width)));
    },
  });
}
