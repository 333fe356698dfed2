import {
  type ColumnDef,
  columnResizingFeature,
  columnSizingFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  type ReactTable,
  type RowSelectionState,
  rowPaginationFeature,
  rowSelectionFeature,
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
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
  rowSelectionFeature,
  columnSizingFeature,
  columnResizingFeature,
});

export type GridFeatures = typeof gridFeatures;
export type GridTable<Row extends object> = ReactTable<GridFeatures, Row, TableState<GridFeatures>>;
export type GridSorting = SortingState;
/** Selected rows by key. */
export type GridSelected = RowSelectionState;

/** Minimum width of a column in px when the user resizes it. */
export const MIN_COLUMN_WIDTH = 40;
/** Shift-click adds a second sort column. */
const MAX_SORTED_COLUMNS = 2;
const noneSelected: GridSelected = {};

function columnDef<Row extends object>(column: GridColumn<Row>): ColumnDef<GridFeatures, Row> {
  return {
    id: column.name,
    accessorFn: (row) => sortValue(column, row),
    enableSorting: column.value !== undefined,
    sortFn: (a, b, id) => compareValues[column.type](a.getValue<string | number>(id), b.getValue<string | number>(id)),
    sortUndefined: 'last',
    sortDescFirst: false,
    minSize: column.width ?? MIN_COLUMN_WIDTH,
    enableResizing: column.width === undefined && !column.isFixed,
  };
}

interface GridTableInput<Row extends object> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Current widths; changes are reported through `onResize`. */
  widths: ColumnWidths;
  onResize: (changed: ColumnWidths) => void;
  /** The order before the user sorts; replaces the user's when it changes. */
  givenSorting: GridSorting;
  onSort: ((sorting: GridSorting) => void) | undefined;
  selected: GridSelected | undefined;
  onSelect: ((selected: GridSelected) => void) | undefined;
  /** Rows per page; undefined for a single page. */
  pageSize: number | undefined;
  initialPage: number;
}

const isSameOrder = (one: GridSorting, other: GridSorting) => JSON.stringify(one) === JSON.stringify(other);

/** The sort order of the user, until another one is given, such as that of another address. */
function useSorting(given: GridSorting): [GridSorting, (sorting: GridSorting) => void] {
  const [kept, setKept] = useState({ given, sorting: given });
  // The address follows the user's choice: an equal order stays the same array, so that the rows are not sorted again.
  if (!isSameOrder(given, kept.given))
    setKept({ given, sorting: isSameOrder(given, kept.sorting) ? kept.sorting : given });
  return [kept.sorting, (sorting) => setKept({ given: kept.given, sorting })];
}

/** Table state of a grid: sorting, selection, pages and widths. */
export function useGridTable<Row extends object>(input: GridTableInput<Row>): GridTable<Row> {
  const { columns, rows, rowKey, widths, onResize, onSelect, selected = noneSelected, pageSize } = input;
  const [sorting, setSorting] = useSorting(input.givenSorting);
  const [pageIndex, setPageIndex] = useState(input.initialPage);
  const definitions = useMemo(() => columns.map((column) => columnDef(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const lastPage = pageSize === undefined ? 0 : Math.max(0, Math.ceil(rows.length / pageSize) - 1);
  const pagination = useMemo(
    () => ({ pageIndex: Math.min(pageIndex, lastPage), pageSize: pageSize ?? Number.MAX_SAFE_INTEGER }),
    [pageIndex, lastPage, pageSize],
  );
  return useTable<GridFeatures, Row, TableState<GridFeatures>>({
    features: gridFeatures,
    columns: definitions,
    data,
    getRowId: rowKey,
    columnResizeMode: 'onChange',
    maxMultiSortColCount: MAX_SORTED_COLUMNS,
    // Sorting goes to the first page; other changes keep the current one.
    autoResetPageIndex: false,
    state: { sorting, columnSizing: { ...widths }, rowSelection: selected, pagination },
    onSortingChange(update) {
      const next = typeof update === 'function' ? update(sorting) : update;
      setSorting(next);
      setPageIndex(0);
      input.onSort?.(next);
    },
    onPaginationChange(update) {
      setPageIndex((typeof update === 'function' ? update(pagination) : update).pageIndex);
    },
    onRowSelectionChange(update) {
      onSelect?.(typeof update === 'function' ? update(selected) : update);
    },
    onColumnSizingChange(update) {
      const next = typeof update === 'function' ? update({ ...widths }) : update;
      onResize(Object.fromEntries(Object.entries(next).filter(([name, width]) => widths[name] !== width)));
    },
  });
}
