import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import type { ExcelFile } from '@titlenet/contract/search-export';
import type { ReactNode } from 'react';
import type { GridTitle } from '../../domain/title-grid/isbn-column.tsx';

import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSorting } from '../../ui/grid/grid-table.ts';
import type { RowGroups, RowsNoun } from '../../ui/grid/row-groups.ts';

/** Name of an exported list and what it contains, for the heading and the name of its file. */
export interface ListExport<Row extends object> {
  readonly name: string;
  readonly description: string;
  readonly ranked?: RankFigures<Row> | undefined;
  readonly signal: AbortSignal;
}

/** The figure by which a list is ranked: its column beside the rank, and its value by row. */
export interface RankFigures<Row extends object> {
  readonly column: ListColumn & { readonly type: 'integer' | 'money' };
  readonly byRow: ReadonlyMap<Row, number>;
}

/** How one kind of list is rendered in the shared report grid. */
export interface ListDefinition<Row extends object> {
  /** Name under which the grid's layout is stored. */
  readonly name: string;
  /** What the rows are; titles by default. */
  readonly noun?: RowsNoun;
  readonly columns: readonly ListColumn[];
  readonly titleOf: (row: Row) => GridTitle;
  /** Column before the ISBN, such as the mark of an event. */
  readonly markColumn?: GridColumn<Row>;
  /** Rendered instead of the text of a column, by its name. */
  readonly contents?: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** False for rows whose title has no sheet any more; true by default. */
  readonly hasSheet?: (row: Row) => boolean;
  readonly hasCovers: boolean;
  readonly isRowBold?: (row: Row) => boolean;
  /** Headings between rows. */
  readonly groups?: RowGroups<Row>;
  /** Order in which the server sends the rows; empty for the rank. */
  readonly order: GridSorting;
  /** Exports rows in their order. */
  readonly exportRows: (rows: readonly Row[], list: ListExport<Row>) => Promise<ExcelFile>;
}
