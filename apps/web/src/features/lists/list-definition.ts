import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import type { ExcelFile } from '@titlenet/contract/search-export';
import type { ReactNode } from 'react';
import type { GridTitle } from '../../domain/title-grid/isbn-column.tsx';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSorting } from '../../ui/grid/grid-table.ts';

/** A column of marks. On paper, which has no tooltips, a mark stands beside its words. */
export interface MarkColumn<Row extends object> extends GridColumn<Row> {
  readonly paperContent: (row: Row) => ReactNode;
}

/** How one kind of list is rendered in the shared report grid. */
export interface ListDefinition<Row extends object> {
  /** Name under which the grid's layout is stored. */
  readonly name: string;
  readonly columns: readonly ListColumn[];
  readonly titleOf: (row: Row) => GridTitle;
  /** Column before the ISBN, such as the mark of an event. */
  readonly markColumn?: MarkColumn<Row>;
  readonly hasCovers: boolean;
  readonly isRowBold?: (row: Row) => boolean;
  /** Order in which the server sends the rows; empty for the rank. */
  readonly order: GridSorting;
  /** Exports the rows in display order. */
  readonly exportRows?: (rows: readonly Row[], signal: AbortSignal) => Promise<ExcelFile>;
}
