import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import type { ExcelFile } from '@titlenet/contract/search-export';
import type { GridTitle } from '../../domain/title-grid/isbn-column.tsx';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSorting } from '../../ui/grid/grid-table.ts';

/** How one kind of list is rendered in the shared report grid. */
export interface ListDefinition<Row extends object> {
  /** Name under which the grid's layout is stored. */
  readonly name: string;
  readonly columns: readonly ListColumn[];
  readonly titleOf: (row: Row) => GridTitle;
  /** Columns before the ISBN, such as the mark of an event. */
  readonly leadingColumns?: readonly GridColumn<Row>[];
  readonly hasCovers: boolean;
  readonly isRowBold?: (row: Row) => boolean;
  /** Order in which the server sends the rows; empty for the rank. */
  readonly order: GridSorting;
  /** Exports the rows in display order. */
  readonly exportRows?: (rows: readonly Row[], signal: AbortSignal) => Promise<ExcelFile>;
}
