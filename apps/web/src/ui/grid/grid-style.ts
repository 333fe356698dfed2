import { resultGridMaximumHeight } from '@titlenet/catalogue/constants';
import type { CSSProperties } from 'react';
import type { ColumnWidths } from './fit-widths.ts';
import { endOffsetName, pinnedOffsetName } from './use-visible-columns.ts';

/** Height of two lines of text and the sort glyph. */
const MIN_HEADER_HEIGHT_PX = 37;

/** Height of the header in px: a row's height, but at least two lines of text. */
export function headHeightPx(rowHeight: number): number {
  return Math.min(Math.max(rowHeight, MIN_HEADER_HEIGHT_PX), 44);
}

interface GridStyleInput {
  rowHeight: number;
  columns: readonly { name: string; isAtEnd?: true }[];
  widths: ColumnWidths;
  isColumnPinned: readonly boolean[];
}

/** Rows read sizes from CSS variables, so that resizing a column renders no row again. */
export function gridStyle(input: GridStyleInput & { fillsWindow?: boolean }): CSSProperties {
  const { rowHeight, columns, widths, isColumnPinned, fillsWindow } = input;
  const offsets: Record<string, string> = {};
  let left = 0;
  columns.forEach(({ name }, index) => {
    if (!isColumnPinned[index]) return;
    offsets[pinnedOffsetName(index)] = `${left}px`;
    left += widths[name] ?? 0;
  });
  let right = 0;
  columns.toReversed().forEach(({ name, isAtEnd }, index) => {
    if (!isAtEnd) return;
    offsets[endOffsetName(columns.length - 1 - index)] = `${right}px`;
    right += widths[name] ?? 0;
  });
  const variables = {
    '--row-height': `${rowHeight}px`,
    '--head-height': `${headHeightPx(rowHeight)}px`,
    '--columns': columns.map((column) => `${widths[column.name]}px`).join(' '),
    ...offsets,
  };
  return { ...variables, maxHeight: fillsWindow ? undefined : resultGridMaximumHeight };
}

/** Total width in px of the columns that are pinned to the right edge. */
export function endWidth({ columns, widths }: Pick<GridStyleInput, 'columns' | 'widths'>): number {
  return columns.reduce((sum, { name, isAtEnd }) => (isAtEnd ? sum + (widths[name] ?? 0) : sum), 0);
}

/** Total width in px of the pinned columns before the column with this index. */
export function pinnedWidthBefore(
  index: number,
  { columns, widths, isColumnPinned }: Omit<GridStyleInput, 'rowHeight'>,
): number {
  return columns.reduce((sum, { name }, at) => (at < index && isColumnPinned[at] ? sum + (widths[name] ?? 0) : sum), 0);
}
