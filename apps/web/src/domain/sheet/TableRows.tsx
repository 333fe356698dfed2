import type { Piece, Table } from '@titlenet/catalogue/sheet/outline-blocks';
import type { ComponentType } from 'react';

interface TableRowsProps {
  table: Table;
  className: string | undefined;
  /** Renders a cell; links are rendered on screen only. */
  Cell: ComponentType<{ pieces: readonly Piece[] }>;
}

/**
 * A table of the outline. A column without a label has no header cell, because screen readers would read an empty one.
 */
export function TableRows({ table, className, Cell }: TableRowsProps) {
  return (
    <table
      className={className}
      aria-label={table.label}
      data-compact={table.columns.length > 7 || undefined}
      data-dense={table.columns.length > 10 || undefined}
    >
      <thead>
        <tr>
          {table.columns.map(({ name, label, align }) =>
            label ? (
              <th key={name} scope="col" data-align={align}>
                {label}
              </th>
            ) : (
              <td key={name} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and their order is fixed
          <tr key={index} data-strong={row.isStrong || undefined}>
            {row.cells.map((cell, columnIndex) => (
              <td
                key={table.columns[columnIndex]!.name}
                data-column={table.columns[columnIndex]!.name}
                data-align={table.columns[columnIndex]!.align}
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
