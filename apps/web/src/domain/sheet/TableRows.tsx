import { type Piece, pieceText, type Table, type TableColumn } from '@titlenet/catalogue/sheet/outline-blocks';
import type { ComponentType } from 'react';
import { longWordCell } from '../../ui/paper/long-words.ts';
import styles from './TableRows.module.css';
import type { TableSort } from './use-table-sort.ts';

interface TableRowsProps {
  table: Table;
  className: string | undefined;
  /** Renders a cell; links are rendered on screen only. */
  Cell: ComponentType<{ pieces: readonly Piece[] }>;
  /** Sorting by the headers; absent on paper. */
  sort?: TableSort;
}

const glyphs = { ascending: '▲', descending: '▼', none: null } as const;

function HeadCell({ column: { name, label, align }, sort }: { column: TableColumn; sort: TableSort | undefined }) {
  // Screen readers would read an empty header cell.
  if (!label) return <td />;
  const direction = sort?.directionOf(name);
  return (
    <th scope="col" data-align={align} aria-sort={direction}>
      {sort && direction ? (
        <button type="button" className={styles.sort} onClick={() => sort.toggle(name)}>
          {label}
          <span aria-hidden className={styles.glyph}>
            {glyphs[direction]}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** How narrow the cells of a table are on paper; absent for a usual one. */
function densityOf(columns: number): 'more' | 'most' | undefined {
  if (columns > 12) return 'most';
  return columns > 10 ? 'more' : undefined;
}

/** A table of the outline. A column without a label has no header cell. */
export function TableRows({ table, className, Cell, sort }: TableRowsProps) {
  return (
    <table
      className={className}
      aria-label={table.label}
      data-compact={table.columns.length > 7 || undefined}
      data-dense={densityOf(table.columns.length)}
    >
      <thead>
        <tr>
          {table.columns.map((column) => (
            <HeadCell key={column.name} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and their order is fixed
          <tr key={index} data-strong={row.isStrong || undefined}>
            {row.cells.map((cell, columnIndex) => (
              <td
                key={table.columns[columnIndex]?.name}
                data-column={table.columns[columnIndex]?.name}
                data-align={table.columns[columnIndex]?.align}
                {...longWordCell(cell.map(pieceText).join(''))}
              >
                <Cell pieces={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
