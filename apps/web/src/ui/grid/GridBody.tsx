// biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be a table; the ARIA grid pattern has its own roles
import type { VirtualItem } from '@tanstack/react-virtual';
import { type ChangeEvent, Fragment, useMemo, useRef } from 'react';
import styles from './DataGrid.module.css';
import { GridRow, type RowSelection } from './GridRow.tsx';
import type { CellPosition } from './grid-moves.ts';
import type { GridTable } from './grid-table.ts';
import { GROUP_HEADING_HEIGHT_PX } from './row-groups.ts';
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
  /** Headings of groups by the index of the row below. */
  headings: ReadonlyMap<number, string>;
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
  const { table, columns, virtualRows, headings, rowHeight, firstOfPage, cell } = props;
  const selection = useRowSelection(table, props.rowName);
  const rows = table.getRowModel().rows;
  return (
    <div
      role="rowgroup"
      className={styles.body}
      style={{ height: rows.length * rowHeight + headings.size * GROUP_HEADING_HEIGHT_PX }}
    >
      {virtualRows.map(({ index, start }) => {
        const row = rows[index];
        const heading = headings.get(index);
        return (
          row && (
            // Keyed by position: a new order changes the texts of the visible rows instead of mounting other ones.
            <Fragment key={index}>
              {heading !== undefined && (
                // Hidden from screen readers, for which it would be a row without cells: rows have its value in a column.
                <div aria-hidden className={styles.group} style={{ transform: `translateY(${start}px)` }}>
                  <span>{heading}</span>
                </div>
              )}
              <GridRow
                row={row.original}
                columns={columns}
                index={index}
                firstNumber={firstOfPage + FIRST_ROW_NUMBER}
                top={start + (heading === undefined ? 0 : GROUP_HEADING_HEIGHT_PX)}
                tabStop={cell.row === index ? cell.column : null}
                selection={selection}
                isSelected={row.getIsSelected()}
                isBold={props.isRowBold?.(row.original)}
              />
            </Fragment>
          )
        );
      })}
    </div>
  );
}
