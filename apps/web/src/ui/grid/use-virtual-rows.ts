import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { GROUP_HEADING_HEIGHT_PX } from './row-groups.ts';

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
  /** Headings of groups by the index of the row below. */
  headings: ReadonlyMap<number, string>;
  /** Index of the row with the tab stop; -1 for none. */
  focusedRow: number;
  initialOffset: number;
  /** Changes identity when the rows are sorted or another page is shown. */
  sorting: unknown;
  pagination: unknown;
}

/** The rows to render, with their distance from the top in px (`start`), headings included. */
export function useVirtualRows(input: VirtualRowsInput): VirtualItem[] {
  const { scroller, count, rowHeight, headings, focusedRow, initialOffset, sorting, pagination } = input;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight + (headings.has(index) ? GROUP_HEADING_HEIGHT_PX : 0),
    initialOffset,
    overscan: OVERSCAN_ROWS,
    rangeExtractor: useCallback((range: Range) => rowsToRender(range, focusedRow), [focusedRow]),
  });

  const lastHeadings = useRef(headings);
  useLayoutEffect(() => {
    if (lastHeadings.current !== headings) virtualizer.measure();
    lastHeadings.current = headings;
  }, [virtualizer, headings]);

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
