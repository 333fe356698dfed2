// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are no table's; the grid pattern has its own roles
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { resultGridMaximumHeight } from '@titlenet/catalogue/constants';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import styles from './DataGrid.module.css';
import { DensityChoice } from './DensityChoice.tsx';
import { type ColumnWidths, fitWidths } from './fit-widths.ts';
import { GridHeader } from './GridHeader.tsx';
import { GridRow } from './GridRow.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridPlace } from './grid-moves.ts';
import { type GridSorting, useGridTable } from './grid-table.ts';
import { densities, useStoredLayout } from './stored-layout.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useInnerWidth } from './use-inner-width.ts';

/** Where a person was in a grid: what Back restores (UX.md). */
export interface GridPosition {
  readonly scrollTop: number;
  readonly place: GridPlace;
  readonly sorting: GridSorting;
  readonly hadFocus: boolean;
}

interface DataGridProps<Row extends object> {
  /** Name under which widths and density are kept. */
  name: string;
  /** Accessible name. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Read when the grid appears, written when it goes. */
  position?: { current: GridPosition | undefined };
  /** The rows as they are sorted now. */
  onOrderChange?: (rows: readonly Row[]) => void;
  /** Stands beside the grid's own tools, above it. */
  caption?: ReactNode;
  /** What stands in place of the rows while there are none. */
  emptyState?: ReactNode;
}

const overscan = 6;

/** Rows read their height and columns from here, so that a pulled edge draws no row anew. */
function gridStyle(rowHeight: number, columns: readonly { name: string }[], widths: ColumnWidths): CSSProperties {
  const variables = {
    '--row-height': `${rowHeight}px`,
    '--columns': columns.map((column) => `${widths[column.name]}px`).join(' '),
  };
  return { ...variables, maxHeight: resultGridMaximumHeight, scrollPaddingTop: rowHeight };
}

/** Rows are drawn only in and around the sight, except the one that holds the focus: it never goes. */
function rowsToDraw(range: Range, focused: number): number[] {
  const drawn = defaultRangeExtractor(range);
  return focused < 0 || focused >= range.count || drawn.includes(focused)
    ? drawn
    : [...drawn, focused].sort((a, b) => a - b);
}

/**
 * A grid of up to some thousand rows (UX.md): virtual rows, one tab stop, sort by header, widths and density that the
 * browser keeps. Rows are all there: nothing is fetched or filtered here.
 */
export function DataGrid<Row extends object>({
  name,
  label,
  columns,
  rows,
  rowKey,
  position,
  onOrderChange,
  caption,
  emptyState,
}: DataGridProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const start = useRef(position?.current).current;
  const [layout, changeLayout] = useStoredLayout(name);
  const { rowHeight } = densities.find((density) => density.name === layout.density)!;

  const innerWidth = useInnerWidth(scroller);
  const widths = useMemo(() => fitWidths(columns, innerWidth, layout.widths), [columns, innerWidth, layout.widths]);
  const resize = (changed: Record<string, number>) => changeLayout({ widths: { ...layout.widths, ...changed } });
  const resetWidth = (column: string) => {
    const { [column]: _, ...rest } = layout.widths;
    changeLayout({ widths: rest });
  };

  const table = useGridTable({
    columns,
    rows,
    rowKey,
    widths,
    onResize: resize,
    initialSorting: start?.sorting ?? [],
  });
  const ordered = table.getRowModel().rows;
  const { sorting } = table.state;
  useEffect(() => onOrderChange?.(ordered.map((row) => row.original)), [ordered, onOrderChange]);

  const focus = useGridFocus(
    scroller,
    {
      rows: ordered.length,
      columns: columns.length,
      page: Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2,
    },
    { start: start?.place ?? { row: ordered.length > 0 ? 0 : -1, column: 0 }, takesFocus: start?.hadFocus ?? false },
  );
  const focusedRow = focus.place.row;
  const virtualizer = useVirtualizer({
    count: ordered.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset: start?.scrollTop ?? 0,
    overscan,
    rangeExtractor: useCallback((range: Range) => rowsToDraw(range, focusedRow), [focusedRow]),
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
    // A new order is read from its top; the first one keeps the place that Back restores.
    if (!isFirstOrder.current && sorting) scroller.current?.scrollTo({ top: 0 });
    isFirstOrder.current = false;
  }, [sorting]);

  const current = useRef({ place: focus.place, sorting });
  current.current = { place: focus.place, sorting };
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !position) return;
    return () => {
      const hadFocus = element.contains(document.activeElement);
      position.current = { ...current.current, scrollTop: element.scrollTop, hadFocus };
    };
  }, [position]);

  return (
    <div className={styles.frame}>
      <div className={styles.toolbar}>
        <div className={styles.caption}>{caption}</div>
        <DensityChoice density={layout.density} onChange={(density) => changeLayout({ density })} />
      </div>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={ordered.length + 1}
        aria-colcount={columns.length}
        className={styles.grid}
        style={gridStyle(rowHeight, columns, widths)}
        tabIndex={-1}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
      >
        <GridHeader
          table={table}
          columns={columns}
          place={focus.place}
          onResize={(column, width) => resize({ [column]: width })}
          onResetWidth={resetWidth}
        />
        <div role="rowgroup" className={styles.body} style={{ height: ordered.length * rowHeight }}>
          {virtualizer.getVirtualItems().map(({ index, start: top }) => {
            const row = ordered[index];
            return (
              row && (
                // By place, not by row: a new order changes the texts of the rows in sight instead of drawing them anew.
                <GridRow
                  key={index}
                  row={row.original}
                  columns={columns}
                  index={index}
                  top={top}
                  tabStop={focusedRow === index ? focus.place.column : null}
                />
              )
            );
          })}
        </div>
      </div>
      {ordered.length === 0 && emptyState}
    </div>
  );
}
