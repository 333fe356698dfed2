// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are no table's; the grid pattern has its own roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the tab stop is a cell or what stands in it, never a row
import { formatDate } from '@titlenet/catalogue/dates';
import { memo, type ReactNode } from 'react';
import styles from './DataGrid.module.css';
import { type GridColumn, sortValue } from './grid-column.ts';
import { placeKey } from './use-grid-focus.ts';

/** The text of a cell that shows its plain value: dates M/d/yyyy (TS §5), blanks as nothing. */
function plainText<Row>(column: GridColumn<Row>, row: Row): string {
  const value = sortValue(column, row);
  if (value === undefined) return '';
  return column.type === 'date' ? formatDate(String(value), 'M/d/yyyy') : String(value);
}

interface GridRowProps<Row> {
  row: Row;
  columns: readonly GridColumn<Row>[];
  /** Place among all rows, from 0. */
  index: number;
  /** Distance in px from the top of the rows. */
  top: number;
  /** The column that holds the grid's tab stop, where this row has it. */
  tabStop: number | null;
}

function Row<Row>({ row, columns, index, top, tabStop }: GridRowProps<Row>) {
  return (
    // The header is row 1.
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ transform: `translateY(${top}px)` }}>
      {columns.map((column, place) => {
        const tabIndex = tabStop === place ? 0 : -1;
        const own: ReactNode = column.cell?.(row, { tabIndex }) ?? null;
        const text = column.cell ? undefined : plainText(column, row);
        return (
          <div
            key={column.name}
            role="gridcell"
            aria-colindex={place + 1}
            data-place={placeKey({ row: index, column: place })}
            className={styles.cell}
            data-align={column.type === 'number' ? 'end' : undefined}
            data-fixed={column.isButton || undefined}
            // A cell with a link or button of its own leaves the tab stop to that.
            tabIndex={own === null ? tabIndex : undefined}
            title={text || undefined}
          >
            {column.cell ? own : text}
          </div>
        );
      })}
    </div>
  );
}

/** One row of a grid; drawn again only when something of its own changed. */
export const GridRow = memo(Row) as typeof Row;
