// biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be a table; the ARIA grid pattern has its own roles
import type { VirtualItem } from '@tanstack/react-virtual';
import { type ChangeEvent, useMemo, useRef } from 'react';
import styles from './DataGrid.module.css';
import { GridRow, type RowSelection } from './GridRow.tsx';
import type { CellPosition } from './grid-moves.ts';
import type { GridTable } from './grid-table.ts';
import type { RenderedColumn } from './use-visible-columns.ts';

/** `aria-rowindex` of the first data row; the header is row 1. */
const FIRST_ROW_NUMBER = 2;

/** The same object until `rowName` changes, so that rows are not rendered again. */
function useRowSelection<Row extends object>(
  table: GridTable<Row>,
  rowName: ((row: Row) => string) | undefined,
): RowSelection<Row> | undefined {
  const latestTable = useRef(table);
  latestTable.current = table;
  return useMemo(
    () =>
      rowName && {
        name: rowName,
        onSelect(index: number, event: ChangeEvent<HTMLInputElement>) {
          latestTable.current.getRowModel().rows[index]?.getToggleSelectedHandler()(event);
        },
      },
    [rowName],
  );
}

interface GridBodyProps<Row extends object> {
  table: GridTable<Row>;
  columns: readonly RenderedColumn<Row>[];
  virtualRows: readonly VirtualItem[];
  rowHeight: number;
  /** Index of the page's first row among all rows. */
  firstOfPage: number;
  /** The cell with the tab stop. */
  cell: CellPosition;
  /** Label of a row's checkbox after 'Select'; undefined if rows cannot be selected. */
  rowName: ((row: Row) => string) | undefined;
  isRowBold: ((row: Row) => boolean) | undefined;
}

/** The rendered rows in a box with the height of all rows. */
export function GridBody<Row extends object>(props: GridBodyProps<Row>) {
  const { table, columns, virtualRows, rowHeight, firstOfPage, cell } = props;
  const selection = useRowSelection(table, props.rowName);
  const rows = table.getRowModel().rows;
  return (
    <div role="rowgroup" className={styles.body} style={{ height: rows.length * rowHeight }}>
      {virtualRows.map(({ index, start: top }) => {
        const row = rows[index];
        return (
          row && (
            // Keyed by position: a new order changes the texts of the visible rows instead of mounting other ones.
            <GridRow
              key={index}
              row={row.original}
              columns={columns}
              index={index}
              firstNumber={firstOfPage + FIRST_ROW_NUMBER}
              top={top}
              tabStop={cell.row === index ? cell.column : null}
              selection={selection}
              isSelected={row.getIsSelected()}
              isBold={props.isRowBold?.(row.original)}
            />
          )
        );
      })}
    </div>
  );
}
