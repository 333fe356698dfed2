// biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be a table; the ARIA grid pattern has its own roles
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ChangeEvent, type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './DataGrid.module.css';
import type { DataGridProps } from './data-grid-props.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow, type RowSelection } from './GridRow.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import { useGridCopy } from './grid-copy.ts';
import { densities } from './grid-layout.ts';
import { gridStyle, headHeightPx } from './grid-style.ts';
import { useGridTable } from './grid-table.ts';
import { Paginator } from './Paginator.tsx';
import { PreviewWindow } from './PreviewWindow.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { handleSelectionKey } from './selection-keys.ts';
import { useArrangedColumns } from './use-arranged-columns.ts';
import { useCellPreview } from './use-cell-preview.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useVisibleColumns } from './use-visible-columns.ts';

const overscan = 6;
/** The header is row 1. */
const firstRowNumber = 2;

/** Rows are rendered only in and around the sight, except the one that holds the focus: it never goes. */
function rowsToRender(range: Range, focused: number): number[] {
  const rendered = defaultRangeExtractor(range);
  return focused < 0 || focused >= range.count || rendered.includes(focused)
    ? rendered
    : [...rendered, focused].sort((a, b) => a - b);
}

/**
 * A grid of up to some thousand rows (UX.md): virtual rows and columns, one tab stop; sort by header, rows selected by
 * box and key, a layout that the browser keeps. Rows are all there: nothing is fetched or filtered here.
 */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const { label, rows, rowKey, viewState, selection, onOrderChange, pageSize } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const start = useRef(viewState?.current).current;
  const {
    columns,
    widths,
    layout,
    changeLayout,
    isColumnPinned,
    actions: columnActions,
    resize,
  } = useArrangedColumns(props, scroller);
  const rowHeight = props.rowHeight ?? densities.find((density) => density.name === layout.density)!.rowHeight;

  const table = useGridTable({
    columns,
    rows,
    rowKey,
    widths,
    onResize: resize,
    initialSorting: start?.sorting ?? [],
    selected: selection?.selected,
    onSelect: selection?.onChange,
    pageSize,
    initialPage: start?.page ?? 0,
  });
  const ordered = table.getPrePaginatedRowModel().rows;
  const shown = table.getRowModel().rows;
  const { sorting, pagination } = table.state;
  const firstOfPage = pageSize === undefined ? 0 : pagination.pageIndex * pageSize;
  useEffect(() => onOrderChange?.(ordered.map((row) => row.original)), [ordered, onOrderChange]);

  const pinnedWidthBefore = (index: number) =>
    columns.reduce((sum, { name }, at) => (at < index && isColumnPinned[at] ? sum + widths[name]! : sum), 0);
  const focus = useGridFocus(
    scroller,
    {
      rows: shown.length,
      columns: columns.length,
      // Asked for when a key needs it: measured while drawing, it would make the browser lay everything out once more.
      get page() {
        return Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2;
      },
    },
    {
      start: start?.cell ?? { row: shown.length > 0 ? 0 : -1, column: 0 },
      takesFocus: start?.hadFocus ?? false,
      headHeight: headHeightPx(rowHeight),
      pinnedWidthBefore,
    },
  );
  const focusedRow = focus.cell.row;
  // Before the rows: it asks where the grid stands, which costs nothing as long as no row was rendered anew.
  const renderedColumns = useVisibleColumns({
    scroller,
    columns,
    widths,
    isColumnPinned,
    focusedColumn: focus.cell.column,
    initialOffset: start?.scrollLeft ?? 0,
  });
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: start?.scrollTop ?? 0,
    overscan,
    rangeExtractor: useCallback((range: Range) => rowsToRender(range, focusedRow), [focusedRow]),
  });
  const lastHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (!scroller.current || lastHeight.current === rowHeight) return;
    virtualizer.measure();
    // The row on top stays on top.
    scroller.current.scrollTop *= rowHeight / lastHeight.current;
    lastHeight.current = rowHeight;
  }, [virtualizer, rowHeight]);

  const isFirstOrder = useRef(true);
  useLayoutEffect(() => {
    // A new order or page is read from its top; the first one keeps the place that Back restores.
    if (!isFirstOrder.current && sorting && pagination && virtualizer.scrollOffset)
      scroller.current?.scrollTo({ top: 0 });
    isFirstOrder.current = false;
  }, [sorting, pagination, virtualizer]);

  const current = { cell: focus.cell, sorting, page: pagination.pageIndex };
  const latest = useRef(current);
  latest.current = current;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !viewState) return;
    return () => {
      const hadFocus = element.contains(document.activeElement);
      const { scrollTop, scrollLeft } = element;
      viewState.current = { ...latest.current, scrollTop, scrollLeft, hadFocus };
    };
  }, [viewState]);

  const preview = useCellPreview((key) => {
    const [row = -1, column = -1] = key.split(':').map(Number);
    const shownRow = shown[row];
    return (shownRow && columns[column]?.preview?.(shownRow.original)) ?? null;
  });
  const copy = useGridCopy(() => {
    const selected = selection ? ordered.filter((row) => row.getIsSelected()).map((row) => row.original) : [];
    return { columns, selected, row: shown[focusedRow]?.original, column: columns[focus.cell.column] };
  });

  const latestTable = useRef(table);
  latestTable.current = table;
  const rowName = selection?.rowName;
  const rowSelection = useMemo<RowSelection<Row> | undefined>(
    () =>
      rowName && {
        name: rowName,
        onSelect(index: number, event: ChangeEvent<HTMLInputElement>) {
          latestTable.current.getRowModel().rows[index]?.getToggleSelectedHandler()(event);
        },
      },
    [rowName],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (preview.closeByKey(event)) return;
    if (selection && handleSelectionKey(event, table, focus.cell, focus.goTo)) return;
    focus.onKeyDown(event);
  };

  return (
    <div className={styles.frame}>
      <GridToolbar
        caption={props.caption}
        columns={props.columns}
        layout={layout}
        onChange={changeLayout}
        hasDensities={props.rowHeight === undefined}
      />
      {selection && (
        <SelectionBar count={Object.keys(selection.selected).length} onClear={() => selection.onChange({})}>
          {props.actions}
        </SelectionBar>
      )}
      <div role="status" className="visually-hidden">
        {copy.message}
      </div>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={ordered.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable={selection ? true : undefined}
        className={styles.grid}
        style={gridStyle({ rowHeight, columns, widths, isColumnPinned })}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onFocus={focus.onFocus}
        onCopy={copy.onCopy}
        onScroll={preview.stop}
        {...preview.cellHandlers}
      >
        <GridHeader table={table} columns={renderedColumns} cell={focus.cell} actions={columnActions} />
        <div role="rowgroup" className={styles.body} style={{ height: shown.length * rowHeight }}>
          {virtualizer.getVirtualItems().map(({ index, start: top }) => {
            const row = shown[index];
            return (
              row && (
                // By place, not by row: a new order changes the texts of the rows in sight instead of drawing them anew.
                <GridRow
                  key={index}
                  row={row.original}
                  columns={renderedColumns}
                  index={index}
                  firstNumber={firstOfPage + firstRowNumber}
                  top={top}
                  tabStop={focusedRow === index ? focus.cell.column : null}
                  selection={rowSelection}
                  isSelected={row.getIsSelected()}
                />
              )
            );
          })}
        </div>
      </div>
      {ordered.length === 0 && props.emptyState}
      {pageSize !== undefined && (
        <Paginator
          page={pagination.pageIndex}
          pages={Math.ceil(ordered.length / pageSize)}
          onChange={(page) => table.setPageIndex(page)}
        />
      )}
      {preview.preview && <PreviewWindow preview={preview.preview} {...preview.previewHandlers} />}
    </div>
  );
}
