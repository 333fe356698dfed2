import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { DataGridProps } from './data-grid-props.ts';
import { rowHeightOf } from './grid-layout.ts';
import { endWidth, headHeightPx, pinnedWidthBefore } from './grid-style.ts';
import { useGridTable } from './grid-table.ts';
import { groupHeadings } from './row-groups.ts';
import { useColumnArrangement } from './use-column-arrangement.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useSavedViewState } from './use-saved-view-state.ts';
import { useVirtualRows } from './use-virtual-rows.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

/** Size of a grid for keyboard moves. */
function gridSize(scroller: RefObject<HTMLElement | null>, rows: number, columns: number, rowHeight: number) {
  return {
    rows,
    columns,
    // A getter: measured during rendering, it would force another layout.
    get page() {
      return Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2;
    },
  };
}

/** Combines the parts of a grid's state: arrangement, table, focus, visible columns and rows. */
export function useDataGrid<Row extends object>(props: DataGridProps<Row>, scroller: RefObject<HTMLElement | null>) {
  const { rows, rowKey, viewState, selection, onOrderChange, onSortingChange: onSort, pageSize } = props;
  const restored = useRef(viewState?.current).current;
  const arrangement = useColumnArrangement(props, scroller);
  const { columns, widths, isColumnPinned } = arrangement;
  const rowHeight = props.rowHeight ?? rowHeightOf(arrangement.layout);
  const table = useGridTable({
    columns,
    rows,
    rowKey,
    widths,
    onResize: arrangement.resize,
    givenSorting: props.givenSorting ?? restored?.sorting ?? [],
    onSort,
    selected: selection?.selected,
    onSelect: selection?.onChange,
    pageSize,
    initialPage: restored?.page ?? 0,
  });
  const ordered = table.getPrePaginatedRowModel().rows;
  const rowsOfPage = table.getRowModel().rows;
  const { sorting, pagination } = table.state;
  const { groups, noun } = props;
  const headings = useMemo(
    () => groupHeadings({ rows: rowsOfPage, groups, sorting, noun }),
    [rowsOfPage, groups, sorting, noun],
  );
  useEffect(() => onOrderChange?.(ordered.map((row) => row.original)), [ordered, onOrderChange]);
  const focus = useGridFocus(scroller, gridSize(scroller, rowsOfPage.length, columns.length, rowHeight), {
    start: restored?.cell ?? { row: rowsOfPage.length > 0 ? 0 : -1, column: 0 },
    takesFocus: restored?.hadFocus ?? false,
    headHeight: headHeightPx(rowHeight),
    endWidth: endWidth(arrangement),
    pinnedWidthBefore: (index) => pinnedWidthBefore(index, arrangement),
  });
  // Before the rows: it reads the grid's position, which forces a layout after rows have changed.
  const renderedColumns = useVisibleColumns({
    scroller,
    columns,
    widths,
    isColumnPinned,
    focusedColumn: focus.cell.column,
    initialOffset: restored?.scrollLeft ?? 0,
  });
  const virtualRows = useVirtualRows({
    scroller,
    count: rowsOfPage.length,
    rowHeight,
    headings,
    focusedRow: focus.cell.row,
    initialOffset: restored?.scrollTop ?? 0,
    sorting,
    pagination,
  });
  useSavedViewState(scroller, viewState, { cell: focus.cell, sorting, page: pagination.pageIndex });
  return { arrangement, rowHeight, table, ordered, rowsOfPage, headings, focus, renderedColumns, virtualRows };
}
