// biome-ignore-all lint/a11y/useSemanticElements: virtual rows cannot be a table; the ARIA grid pattern has its own roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the tab stop is a cell or its control, never a row

import type { Header } from '@tanstack/react-table';
import { Grid } from '../layout/primitives.tsx';
import styles from './DataGrid.module.css';
import type { CellPosition } from './grid-moves.ts';
import type { GridFeatures, GridTable } from './grid-table.ts';
import { type ColumnActions, HeaderCell } from './HeaderCell.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import { cellKey } from './use-grid-focus.ts';
import type { RenderedColumn } from './use-visible-columns.ts';

/** Header of the checkboxes: selects all rows of the page, or none [GRID-115, GRID-116]. */
function CheckHead<Row extends object>({
  table,
  rendered: { column, index, isLastPinned, style },
  isTabStop,
}: {
  table: GridTable<Row>;
  rendered: RenderedColumn<Row>;
  isTabStop: boolean;
}) {
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      data-cell={cellKey({ row: -1, column: index })}
      data-pinned
      data-last-pinned={isLastPinned || undefined}
      data-fixed
      className={styles.columnHeader}
      style={style}
    >
      <RowCheckbox
        label={column.label}
        isChecked={isAll}
        isPartial={!isAll && table.getIsSomePageRowsSelected()}
        tabIndex={isTabStop ? 0 : -1}
        onChange={() => table.toggleAllPageRowsSelected(!isAll)}
      />
    </div>
  );
}

interface GridHeaderProps<Row extends object> {
  table: GridTable<Row>;
  columns: readonly RenderedColumn<Row>[];
  cell: CellPosition;
  actions: ColumnActions;
}

/** The header row. */
export function GridHeader<Row extends object>({ table, columns, cell, actions }: GridHeaderProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const { sorting } = table.state;
  const rankOf = (name: string) => (sorting.length > 1 ? sorting.findIndex(({ id }) => id === name) + 1 : null);
  return (
    <div role="rowgroup" className={styles.head}>
      <Grid role="row" aria-rowindex={1} rule="bottom" className={styles.row}>
        {columns.map((rendered) => {
          const { column, index } = rendered;
          const isTabStop = cell.row === -1 && cell.column === index;
          if (column.isRowCheckbox)
            return <CheckHead key={column.name} table={table} rendered={rendered} isTabStop={isTabStop} />;
          return (
            <HeaderCell
              key={column.name}
              rendered={rendered}
              // There is a header for each column.
              header={headers[index] as Header<GridFeatures, Row>}
              isTabStop={isTabStop}
              sortRank={rankOf(column.name)}
              actions={actions}
            />
          );
        })}
      </Grid>
    </div>
  );
}
