// biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be a table; the ARIA grid pattern has its own roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the tab stop is a cell or its control, never a row

import type { Header } from '@tanstack/react-table';
import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { Text } from '../layout/primitives.tsx';
import styles from './DataGrid.module.css';
import { type GridFeatures, MIN_COLUMN_WIDTH } from './grid-table.ts';
import own from './HeaderCell.module.css';
import { cellKey } from './use-grid-focus.ts';
import type { RenderedColumn } from './use-visible-columns.ts';

/** Step of Shift with an arrow key, in px. */
const RESIZE_STEP_PX = 16;
/** MIME type of dragged headers, so that nothing else can be dropped. */
const draggedType = 'application/x-titlenet-column';

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
const sortGlyph = { asc: '▲', desc: '▼' } as const;
const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Actions on a column from its header. */
export interface ColumnActions {
  readonly onResize: (column: string, width: number) => void;
  readonly onResetWidth: (column: string) => void;
  /** Moves a column by one position. */
  readonly onStep: (column: string, step: -1 | 1) => void;
  /** Moves a column to the position of another one. */
  readonly onMove: (column: string, to: string) => void;
}

interface HeaderCellProps<Row extends object> {
  rendered: RenderedColumn<Row>;
  header: Header<GridFeatures, Row>;
  isTabStop: boolean;
  /** Position among several sort columns, from 1; null with fewer than two. */
  sortRank: number | null;
  actions: ColumnActions;
}

/** Drag and drop between headers. */
function useColumnDrag(name: string, onMove: ColumnActions['onMove']) {
  const [isTarget, setTarget] = useState(false);
  const accepts = (event: DragEvent) => event.dataTransfer.types.includes(draggedType);
  return {
    isTarget,
    handlers: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(draggedType, name);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setTarget(true);
      },
      onDragLeave: () => setTarget(false),
      onDrop: (event: DragEvent) => {
        setTarget(false);
        if (!accepts(event)) return;
        event.preventDefault();
        onMove(event.dataTransfer.getData(draggedType), name);
      },
    },
  };
}

/**
 * Header of a column. Click or Enter sorts, with Shift as the second column; it is resized and moved by mouse and by
 * keyboard.
 */
export function HeaderCell<Row extends object>({
  rendered: { column, index, isPinned, isLastPinned, style },
  header,
  isTabStop,
  sortRank,
  actions,
}: HeaderCellProps<Row>) {
  const sorted = header.column.getIsSorted() || 'none';
  const canSort = header.column.getCanSort();
  const canResize = header.column.getCanResize();
  const tabIndex = isTabStop ? 0 : -1;
  const text = column.shortLabel ?? column.label;
  const name = column.shortLabel ? { 'aria-label': column.label } : {};
  const drag = useColumnDrag(column.name, actions.onMove);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey) actions.onStep(column.name, step);
    else if (canResize)
      actions.onResize(column.name, Math.max(MIN_COLUMN_WIDTH, header.getSize() + step * RESIZE_STEP_PX));
  };
  const keys = [
    canResize && 'Shift+ArrowLeft Shift+ArrowRight',
    !column.isFixed && 'Control+Shift+ArrowLeft Control+Shift+ArrowRight',
  ];
  const shortcuts = { 'aria-keyshortcuts': keys.filter(Boolean).join(' ') || undefined };

  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={canSort ? ariaSort[sorted] : undefined}
      data-cell={cellKey({ row: -1, column: index })}
      data-pinned={isPinned || undefined}
      data-last-pinned={isLastPinned || undefined}
      data-at-end={column.isAtEnd}
      data-drop={drag.isTarget || undefined}
      data-align={column.type === 'number' ? 'end' : undefined}
      data-fixed={column.isButton || undefined}
      className={styles.columnHeader}
      style={style}
      tabIndex={canSort ? undefined : tabIndex}
      title={column.label}
      onKeyDown={onKeyDown}
      {...(column.isFixed ? {} : drag.handlers)}
      {...(canSort ? {} : { ...name, ...shortcuts })}
    >
      {canSort ? (
        <button
          type="button"
          className={own.sort}
          tabIndex={tabIndex}
          onClick={header.column.getToggleSortingHandler()}
          {...name}
          {...shortcuts}
        >
          <span className={own.label}>{text}</span>
          {sorted !== 'none' && (
            <Text aria-hidden tone="link" rigid className={own.glyph}>
              {sortGlyph[sorted]}
              {sortRank}
            </Text>
          )}
        </button>
      ) : (
        <span className={own.label}>{text}</span>
      )}
      {canResize && (
        // Not focusable: the keyboard resizes from the header, and a second tab stop in each column would be too many.
        <span
          aria-hidden
          className={own.handle}
          data-active={header.column.getIsResizing() || undefined}
          // Prevents dragging the column while resizing.
          draggable
          onDragStart={(event) => {
            event.preventDefault();
            event.stopPropagation();
          }}
          onMouseDown={header.getResizeHandler()}
          onTouchStart={header.getResizeHandler()}
          onDoubleClick={() => actions.onResetWidth(column.name)}
        />
      )}
    </div>
  );
}
