import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useMemo } from 'react';
import type { ColumnWidths } from './fit-widths.ts';
import type { GridColumn } from './grid-column.ts';

/** A column that is rendered, and where. */
export interface RenderedColumn<Row> {
  readonly column: GridColumn<Row>;
  /** Place among all columns that are shown, from 0. */
  readonly index: number;
  readonly isPinned: boolean;
  /** The last of the pinned ones, at whose edge the others pass. */
  readonly isLastPinned: boolean;
  readonly style: CSSProperties;
}

interface VisibleColumnsInput<Row> {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly GridColumn<Row>[];
  widths: ColumnWidths;
  /** By place: whether the column stays at the left edge while others scroll. */
  isColumnPinned: readonly boolean[];
  /** The column with the tab stop, which is always rendered; -1 for none. */
  focusedColumn: number;
  initialOffset: number;
}

const overscan = 2;

/** The name of the variable that holds a pinned column's distance from the left. */
export const pinnedOffsetName = (index: number) => `--pinned-${index}`;

/**
 * The columns to draw: pinned ones, those in and around the sight, and the one that holds the focus. A grid of eighty
 * columns thus has as few nodes as one of fifteen. The list stays the same object until its columns change.
 */
export function useVisibleColumns<Row>(input: VisibleColumnsInput<Row>): readonly RenderedColumn<Row>[] {
  const { scroller, columns, widths, isColumnPinned, focusedColumn } = input;
  const virtualizer = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[columns[index]!.name] ?? columns[index]!.width,
    getItemKey: (index) => columns[index]?.name ?? index,
    initialOffset: input.initialOffset,
    overscan,
    rangeExtractor: useCallback(
      (range: Range) => {
        const rendered = new Set(defaultRangeExtractor(range));
        isColumnPinned.forEach((isPinned, index) => {
          if (isPinned) rendered.add(index);
        });
        if (focusedColumn >= 0 && focusedColumn < range.count) rendered.add(focusedColumn);
        return [...rendered].sort((a, b) => a - b);
      },
      [isColumnPinned, focusedColumn],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: widths and columns are what is measured
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
        };
        return { column, index, isPinned, isLastPinned: index === isColumnPinned.lastIndexOf(true), style };
      }),
    [indexes, columns, isColumnPinned],
  );
}
