import { useQueryClient } from '@tanstack/react-query';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { Configuration } from '@titlenet/contract/configuration';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useConfiguration } from '../../domain/session/session.ts';
import type { GridTitle } from '../../domain/title-grid/isbn-column.tsx';
import { rememberTitleList } from '../../domain/title-list/title-list.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import type { Address } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { viewStateOf } from '../../ui/cached-result/cached-result.ts';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSelected, GridSorting } from '../../ui/grid/grid-table.ts';
import type { SelectedTitle } from '../title-actions/selected-title.ts';
import { addressWithSorting, sortingOfQuery } from './sort-of-address.ts';

/** What the columns of a grid of titles need from it. */
export interface ColumnTools {
  readonly configuration: Pick<Configuration, 'links' | 'pictures'>;
  /** To be called when the user follows a link to a title. */
  readonly onOpen: () => void;
}

export interface TitleGridInput<Row extends object> {
  /** The rows in the order of the server; its identity is the key of the stored selection and scroll position. */
  rows: readonly Row[];
  titleOf: (row: Row) => GridTitle;
  /** Address that a row's link opens; the title's sheet by default. */
  addressOf?: ((row: Row) => Address) | undefined;
  columnsOf: (tools: ColumnTools) => GridColumn<Row>[];
  /** Order of the rows as the server sends them; empty for a rank. */
  serverSorting?: GridSorting;
}

const noSorting: GridSorting = [];

/** Keys of rows: the title, and the number of its row, because a title may have several events. */
function keysOf<Row extends object>(rows: readonly Row[], titleOf: (row: Row) => GridTitle): ReadonlyMap<Row, string> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const { companyCode, productId, isbn } = titleOf(row);
      const title = `${companyCode}:${productId}:${isbn}`;
      const count = (counts.get(title) ?? 0) + 1;
      counts.set(title, count);
      return [row, count === 1 ? title : `${title}:${count}`];
    }),
  );
}

/** One entry for each title, in the order of the rows. */
function titlesOf<Row>(rows: readonly Row[], titleOf: (row: Row) => GridTitle): SelectedTitle[] {
  const titles = new Map<string, SelectedTitle>();
  for (const row of rows) {
    const { companyCode, productId, isbn, title } = titleOf(row);
    titles.set(`${companyCode}:${productId}:${isbn}`, { companyCode, productId, isbn, title });
  }
  return [...titles.values()];
}

/**
 * State of a grid of titles: columns, selection and sort order, and what the action bar needs. The sort order is in the
 * address, so that a link shows what its sender saw; Back restores the selection.
 *
 * `titleOf`, `addressOf` and `columnsOf` must be stable functions.
 */
export function useTitleGrid<Row extends object>(input: TitleGridInput<Row>) {
  const { rows, titleOf, columnsOf, serverSorting = noSorting } = input;
  const addressOf = input.addressOf ?? ((row: Row) => titleSheetAddress(titleOf(row)));
  const client = useQueryClient();
  const configuration = useConfiguration();
  const location = useLocation();
  const goTo = useGoTo();
  const viewState = viewStateOf(rows);
  const [selected, setSelected] = useState(viewState.selected);
  const select = (next: GridSelected) => {
    viewState.selected = next;
    setSelected(next);
  };

  const order = useRef(rows);
  const onOrderChange = useCallback((ordered: readonly Row[]) => {
    order.current = ordered;
  }, []);
  const keys = useMemo(() => keysOf(rows, titleOf), [rows, titleOf]);
  const rowKey = useCallback((row: Row) => keys.get(row) ?? '', [keys]);
  const rowName = useCallback((row: Row) => `${titleOf(row).isbn} ${titleOf(row).title}`.trim(), [titleOf]);

  const current = useRef({ addressOf, address: location.address });
  current.current = { addressOf, address: location.address };
  const onOpen = useCallback(() => {
    const sheets = new Set(order.current.map((row) => current.current.addressOf(row)));
    rememberTitleList(client, { sheets: [...sheets], result: current.current.address });
  }, [client]);
  const columns = useMemo(() => columnsOf({ configuration, onOpen }), [columnsOf, configuration, onOpen]);

  const sortable = columns.filter(({ value }) => value).map(({ name }) => name);
  const orderedRows = () => order.current.filter((row) => keys.has(row));
  const selectedRows = () => orderedRows().filter((row) => selected[rowKey(row)]);
  return {
    columns,
    rowKey,
    viewState: viewState.grid,
    givenSorting: sortingOfQuery(location.query, sortable, serverSorting),
    onSortingChange: (sorting: GridSorting) => goTo(addressWithSorting(location, sorting), { replace: true }),
    onOrderChange,
    selection: { selected, onChange: select, rowName },
    /** Returns the rows in display order. */
    orderedRows,
    /** Returns the selected rows in display order. */
    selectedRows,
    /** Returns the titles of the selected rows in display order, each once. */
    selectedTitles: () => titlesOf(selectedRows(), titleOf),
    clearSelection: () => select({}),
  };
}
