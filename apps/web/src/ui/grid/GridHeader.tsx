// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are no table's; the grid pattern has its own roles
// biome-ignore-all lint/a11y/useFocusableInteractive: the tab stop is a cell or what stands in it, never a row
import type { Header } from '@tanstack/react-table';
import styles from './DataGrid.module.css';
import type { GridPlace } from './grid-moves.ts';
import type { GridFeatures, GridTable } from './grid-table.ts';
import { type ColumnHandling, HeaderCell } from './HeaderCell.tsx';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { DrawnColumn } from './use-columns-in-sight.ts';
import { placeKey } from './use-grid-focus.ts';

/** The head of the checkboxes: chooses all rows of the page, or none. */
function CheckHead<Row extends object>({
  table,
  drawn: { column, index, isLastPinned, style },
  isTabStop,
}: {
  table: GridTable<Row>;
  drawn: DrawnColumn<Row>;
  isTabStop: boolean;
}) {
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      data-place={placeKey({ row: -1, column: index })}
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
  columns: readonly DrawnColumn<Row>[];
  place: GridPlace;
  handling: ColumnHandling;
}

/** The header row. */
export function GridHeader<Row extends object>({ table, columns, place, handling }: GridHeaderProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const { sorting } = table.state;
  const rankOf = (name: string) => (sorting.length > 1 ? sorting.findIndex(({ id }) => id === name) + 1 : null);
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {columns.map((drawn) => {
          const { column, index } = drawn;
          const isTabStop = place.row === -1 && place.column === index;
          if (column.isRowCheckbox)
            return <CheckHead key={column.name} table={table} drawn={drawn} isTabStop={isTabStop} />;
          return (
            <HeaderCell
              key={column.name}
              drawn={drawn}
              header={headers[index] as Header<GridFeatures, Row>}
              isTabStop={isTabStop}
              sortRank={rankOf(column.name)}
              handling={handling}
            />
          );
        })}
      </div>
    </div>
  );
}
