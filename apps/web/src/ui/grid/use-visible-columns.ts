import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import type { ColumnWidths } from './fit-widths.ts';
import type { GridColumn } from './grid-column.ts';

/** A rendered column and its position. */
export interface RenderedColumn<Row> {
  readonly column: GridColumn<Row>;
  /** Index among all visible columns. */
  readonly index: number;
  readonly isPinned: boolean;
  /** True for the last pinned column, which has a border. */
  readonly isLastPinned: boolean;
  readonly style: CSSProperties;
}

interface VisibleColumnsInput<Row> {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly GridColumn<Row>[];
  widths: ColumnWidths;
  /** By index: true if the column is pinned. */
  isColumnPinned: readonly boolean[];
  /** The column with the tab stop, which is always rendered; -1 for none. */
  focusedColumn: number;
  initialOffset: number;
}

const overscan = 2;

/** CSS variable with the right offset of a column at the right edge. */
export const endOffsetName = (index: number) => `--end-${index}`;

/** CSS variable with the left offset of a pinned column. */
export const pinnedOffsetName = (index: number) => `--pinned-${index}`;

/**
 * The columns to render: those at the edges, those in or near the viewport, and the focused one. Limits the number of DOM
 * nodes in grids with many columns. The array keeps its identity until its columns change.
 */
export function useVisibleColumns<Row>(input: VisibleColumnsInput<Row>): readonly RenderedColumn<Row>[] {
  const { scroller, columns, widths, isColumnPinned, focusedColumn } = input;
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    // The virtualizer asks for columns by index, each of which has a width.
    estimateSize: (index) => widths[columns[index]!.name]!,
    getItemKey: (index) => columns[index]?.name ?? index,
    initialOffset: input.initialOffset,
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => {
        const rendered = new Set(defaultRangeExtractor(range));
        isColumnPinned.forEach((isPinned, index) => {
          if (isPinned || columns[index]?.isAtEnd) rendered.add(index);
        });
        if (focusedColumn >= 0 && focusedColumn < range.count) rendered.add(focusedColumn);
        return [...rendered].sort((a, b) => a - b);
      },
      [columns, isColumnPinned, focusedColumn],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths and columns are measured
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, widths, columns]);

  const indexes = virtualizer.getVirtualIndexes().join();
  return useMemo(
    () =>
      indexes.split(',').flatMap((text) => {
        const index = Number(text);
        const column = columns[index];
        if (text === '' || !column) return [];
        const isPinned = isColumnPinned[index] === true;
        const style: CSSProperties = {
          gridColumn: index + 1,
          left: isPinned ? `var(${pinnedOffsetName(index)})` : undefined,
          right: column.isAtEnd ? `var(${endOffsetName(index)})` : undefined,
        };
        return { column, index, isPinned, isLastPinned: index === isColumnPinned.lastIndexOf(true), style };
      }),
    [indexes, columns, isColumnPinned],
  );
}
