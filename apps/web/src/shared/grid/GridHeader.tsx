// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are no table's; the grid pattern has its own roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the tab stop is a cell or what stands in it, never a row
import type { Header } from '@tanstack/react-table';
import type { KeyboardEvent } from 'react';
import styles from './DataGrid.module.css';
import type { GridColumn } from './grid-column.ts';
import type { GridPlace } from './grid-moves.ts';
import { type GridFeatures, type GridTable, narrowestColumn } from './grid-table.ts';
import { placeKey } from './use-grid-focus.ts';

/** How far Shift with an arrow moves a column's edge, in px. */
const keyboardStep = 16;

const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
const sortGlyph = { asc: '▲', desc: '▼' } as const;

interface HeaderCellProps<Row extends object> {
  column: GridColumn<Row>;
  header: Header<GridFeatures, Row>;
  index: number;
  isTabStop: boolean;
  onResize: (width: number) => void;
  onResetWidth: () => void;
}

function HeaderCell<Row extends object>({
  column,
  header,
  index,
  isTabStop,
  onResize,
  onResetWidth,
}: HeaderCellProps<Row>) {
  const sorted = header.column.getIsSorted() || 'none';
  const canSort = header.column.getCanSort();
  const canResize = header.column.getCanResize();
  const tabIndex = isTabStop ? 0 : -1;
  const text = column.shortLabel ?? column.label;
  const name = column.shortLabel ? { 'aria-label': column.label } : {};

  const resizeByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -keyboardStep, ArrowRight: keyboardStep }[event.key];
    if (!step || !canResize || !event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(Math.max(narrowestColumn, header.getSize() + step));
  };

  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={canSort ? ariaSort[sorted] : undefined}
      data-place={placeKey({ row: -1, column: index })}
      className={styles.columnHeader}
      data-align={column.type === 'number' ? 'end' : undefined}
      data-fixed={column.isButton || undefined}
      tabIndex={canSort ? undefined : tabIndex}
      title={column.label}
      onKeyDown={resizeByKey}
      {...(canSort ? {} : name)}
    >
      {canSort ? (
        <button
          type="button"
          className={styles.sort}
          tabIndex={tabIndex}
          onClick={header.column.getToggleSortingHandler()}
          aria-keyshortcuts={canResize ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
          {...name}
        >
          <span className={styles.label}>{text}</span>
          {sorted !== 'none' && (
            <span aria-hidden className={styles.glyph}>
              {sortGlyph[sorted]}
            </span>
          )}
        </button>
      ) : (
        <span className={styles.label}>{text}</span>
      )}
      {canResize && (
        // Keys resize too, from the header itself: a handle of its own would be a second tab stop in every column.
        <span
          aria-hidden
          className={styles.handle}
          data-active={header.column.getIsResizing() || undefined}
          onMouseDown={header.getResizeHandler()}
          onTouchStart={header.getResizeHandler()}
          onDoubleClick={onResetWidth}
        />
      )}
    </div>
  );
}

interface GridHeaderProps<Row extends object> {
  table: GridTable<Row>;
  columns: readonly GridColumn<Row>[];
  place: GridPlace;
  onResize: (column: string, width: number) => void;
  onResetWidth: (column: string) => void;
}

/** The header row: sorts with a click or Enter, resizes with a pull or Shift and the arrows. */
export function GridHeader<Row extends object>({
  table,
  columns,
  place,
  onResize,
  onResetWidth,
}: GridHeaderProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {columns.map((column, index) => (
          <HeaderCell
            key={column.name}
            column={column}
            header={headers[index] as Header<GridFeatures, Row>}
            index={index}
            isTabStop={place.row === -1 && place.column === index}
            onResize={(width) => onResize(column.name, width)}
            onResetWidth={() => onResetWidth(column.name)}
          />
        ))}
      </div>
    </div>
  );
}
