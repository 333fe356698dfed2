import type { OutlineRow, OutlineTable } from '@titlenet/catalogue/reports/report-outline';
import { hasRightToLeft } from '@titlenet/catalogue/text/direction';
import { Text } from '../../ui/layout/primitives.tsx';
import { useSidewaysScrolling } from '../../ui/layout/use-sideways-scrolling.ts';
import wide from '../../ui/layout/wide-table.module.css';
import { longWordCell } from '../../ui/paper/long-words.ts';
import styles from './ReportTable.module.css';

/** Opens the drill-down of a row. */
export type OpenDrillDown = (table: OutlineTable, row: OutlineRow) => void;

interface ReportTableViewProps {
  table: OutlineTable;
  /** Accessible name. */
  label: string;
  /** Printed as the last row, so that it is on the page of the row above it; absent: it is elsewhere. */
  source?: string | undefined;
  /** Absent on paper and in files. */
  onDrillDown?: OpenDrillDown | undefined;
}

/** Stays in view while a table scrolls sideways. */
const nameColumn = 'accountName';

/** Above this number of columns a table is set smaller. */
const MAX_COLUMNS_OF_USUAL_SIZE = 8;

function Cells({ table, row, onDrillDown }: Pick<ReportTableViewProps, 'table' | 'onDrillDown'> & { row: OutlineRow }) {
  return row.cells.map(({ text, isNegative }, index) => {
    // A row has a cell for each column.
    const { name, align } = table.columns[index]!;
    const isLink = onDrillDown && row.drillDownKey !== null && name === table.definition.drillDown?.column;
    return (
      <td
        key={name}
        // Not for each cell: the direction of tens of thousands takes time.
        dir={hasRightToLeft(text) ? 'auto' : undefined}
        data-column={name}
        data-name={name === nameColumn || undefined}
        data-align={align}
        data-negative={isNegative || undefined}
        {...longWordCell(text)}
      >
        {isLink ? (
          <button type="button" className={styles.drill} onClick={() => onDrillDown(table, row)}>
            {text}
          </button>
        ) : (
          text
        )}
      </td>
    );
  });
}

/** A table of a report, on screen and on paper: accounts, dividers and totals. */
export function ReportTableView({ table, label, source, onDrillDown }: ReportTableViewProps) {
  const { columns, rows, definition } = table;
  const scrolling = useSidewaysScrolling(label);
  if (rows.length === 0)
    return (
      <Text as="p" tone="muted">
        {definition.emptyText}
      </Text>
    );
  return (
    <div className={wide.box} {...scrolling}>
      <Text
        as="table"
        wide
        className={styles.table}
        aria-label={label}
        data-dense={columns.length > MAX_COLUMNS_OF_USUAL_SIZE || undefined}
      >
        <thead>
          <tr>
            {columns.map(({ name, label: head, dates, align }) => (
              <th
                key={name}
                scope="col"
                data-column={name}
                data-name={name === nameColumn || undefined}
                data-align={align}
              >
                {head}
                {dates && (
                  <Text tone="muted" block regular>
                    {' '}
                    {dates}
                  </Text>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and their order is fixed
            <tr key={index} data-kind={row.kind === 'data' ? undefined : row.kind}>
              {row.kind === 'divider' ? (
                <td colSpan={columns.length}>{row.cells[0]?.text}</td>
              ) : (
                <Cells table={table} row={row} onDrillDown={onDrillDown} />
              )}
            </tr>
          ))}
          {source && (
            // A hidden row that is shown in print.
            <tr className={styles.sourceRow} hidden>
              <td colSpan={columns.length}>{source}</td>
            </tr>
          )}
        </tbody>
      </Text>
    </div>
  );
}
