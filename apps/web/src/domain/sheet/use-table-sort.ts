import type { Table } from '@titlenet/catalogue/sheet/outline-blocks';
import { type SortDirection, sortRows } from '@titlenet/catalogue/sheet/table-sort';
import { useState } from 'react';

/** Sorting of a table by one column. */
export interface TableSort {
  directionOf(column: string): SortDirection | 'none';
  /** The next of ascending, descending, and the order of the sheet. */
  toggle(column: string): void;
}

/**
 * Lets the reader sort a table of the sheet (GRID-119). @returns the sorted table; no `sort` with fewer than two rows
 */
export function useTableSort(table: Table): { sorted: Table; sort: TableSort | undefined } {
  const [sorting, setSorting] = useState<{ column: string; direction: SortDirection } | null>(null);
  const index = table.columns.findIndex(({ name }) => name === sorting?.column);
  const rows = sorting && index >= 0 ? sortRows(table.rows, index, sorting.direction) : table.rows;
  const sort: TableSort = {
    directionOf: (column) => (sorting?.column === column ? sorting.direction : 'none'),
    toggle(column) {
      if (sorting?.column !== column) setSorting({ column, direction: 'ascending' });
      else setSorting(sorting.direction === 'ascending' ? { column, direction: 'descending' } : null);
    },
  };
  return { sorted: { ...table, rows }, sort: table.rows.length > 1 ? sort : undefined };
}
