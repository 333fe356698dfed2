import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const OVERSCAN_ROWS = 6;

/** The visible rows, and the focused one wherever it is: removing it from the page would lose the focus. */
function rowsToRender(range: Range, focusedRow: number): number[] {
  const visible = defaultRangeExtractor(range);
  const isExtra = focusedRow >= 0 && focusedRow < range.count && !visible.includes(focusedRow);
  return isExtra ? [...visible, focusedRow].sort((a, b) => a - b) : visible;
}

interface VirtualRowsInput {
  scroller: RefObject<HTMLElement | null>;
  /** Number of rows on the page. */
  count: number;
  rowHeight: number;
  /** Index of the row with the tab stop; -1 for none. */
  focusedRow: number;
  initialOffset: number;
  /** Changes identity when the rows are sorted or another page is shown. */
  sorting: unknown;
  pagination: unknown;
}

/** The rows to render, with their distance from the first row in px (`start`). */
export function useVirtualRows(input: VirtualRowsInput): VirtualItem[] {
  const { scroller, count, rowHeight, focusedRow, initialOffset, sorting, pagination } = input;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialOffset,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: useCallback((range: Range) => rowsToRender(range, focusedRow), [focusedRow]),
  });

  const lastHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (!scroller.current || lastHeight.current === rowHeight) return;
    virtualizer.measure();
    // Keeps the first visible row in place when the row height changes.
    scroller.current.scrollTop *= rowHeight / lastHeight.current;
    lastHeight.current = rowHeight;
  }, [virtualizer, rowHeight, scroller]);

  const isFirstOrder = useRef(true);
  useLayoutEffect(() => {
    // A new order or page starts at the top; the first one keeps the restored scroll position.
    if (!isFirstOrder.current && sorting && pagination && virtualizer.scrollOffset)
      scroller.current?.scrollTo({ top: 0 });
    isFirstOrder.current = false;
  }, [sorting, pagination, virtualizer, scroller]);

  return virtualizer.getVirtualItems();
}
