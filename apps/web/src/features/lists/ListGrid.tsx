import { useQueryClient } from '@tanstack/react-query';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useConfiguration } from '../../domain/session/session.ts';
import { pictureRowHeight } from '../../domain/title-grid/picture-columns.tsx';
import { rememberTitleList } from '../../domain/title-list/title-list.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { viewStateOf } from '../../ui/cached-result/cached-result.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridSelected } from '../../ui/grid/grid-table.ts';
import { ListActions } from './ListActions.tsx';
import type { ListDefinition } from './list-definition.ts';
import { listGridColumns } from './list-grid-columns.tsx';
import { PaperTable } from './PaperTable.tsx';
import { sortingOfQuery, sortOfSorting } from './sort-of-address.ts';

export interface ListGridProps<Row extends object> {
  definition: ListDefinition<Row>;
  rows: readonly Row[];
  /** Accessible name of the grid. */
  label: string;
  hasRank?: boolean;
  hasLinks?: boolean;
}

/**
 * The report grid that all lists share: rank and cover columns, selection with the same dialogs as search results, a
 * sort order in the address, Excel and paper.
 */
export function ListGrid<Row extends object>(props: ListGridProps<Row>) {
  const { definition, rows, label, hasRank = false, hasLinks = true } = props;
  const client = useQueryClient();
  const { pictures } = useConfiguration();
  const { path, query, address } = useLocation();
  const goTo = useGoTo();
  const viewState = viewStateOf(rows);
  const [selected, setSelected] = useState(viewState.selected);
  const choose = (next: GridSelected) => {
    viewState.selected = next;
    setSelected(next);
  };
  const [ordered, setOrdered] = useState<readonly Row[]>(rows);
  const order = useRef(ordered);
  const keepOrder = useCallback((next: readonly Row[]) => {
    order.current = next;
    setOrdered(next);
  }, []);
  // Places in the order of the server, which are the ranks and keys of the rows: a title may have several events.
  const ranksByRow = useMemo(() => new Map(rows.map((row, index) => [row, index + 1])), [rows]);
  const rowKey = useCallback((row: Row) => String(ranksByRow.get(row)), [ranksByRow]);
  const ranks = hasRank ? ranksByRow : undefined;
  const columns = useMemo(() => {
    const sheets = () => order.current.map((row) => titleSheetAddress(definition.titleOf(row)));
    const onOpen = () => rememberTitleList(client, { sheets: [...new Set(sheets())], result: address });
    return listGridColumns({ definition, ranks, hasLinks, pictures, onOpen });
  }, [definition, ranks, hasLinks, pictures, client, address]);
  const rowName = useCallback(
    (row: Row) => `${definition.titleOf(row).isbn} ${definition.titleOf(row).title}`,
    [definition],
  );
  const sortable = columns.filter(({ value }) => value).map(({ name }) => name);
  return (
    <>
      <DataGrid
        name={definition.name}
        label={label}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        viewState={viewState.grid}
        initialSorting={sortingOfQuery(query, sortable, definition.order)}
        onSortingChange={(sorting) =>
          goTo(addressOf(path, { ...query, sort: sortOfSorting(sorting) }), { replace: true })
        }
        onOrderChange={keepOrder}
        selection={{ selected, onChange: choose, rowName }}
        rowHeight={definition.hasCovers ? pictureRowHeight : undefined}
        wrapsText={definition.hasCovers}
        isRowBold={definition.isRowBold}
        actions={
          <ListActions
            definition={definition}
            rows={ordered}
            selected={ordered.filter((row) => selected[rowKey(row)])}
          />
        }
      />
      <PaperTable definition={definition} rows={ordered} rowKey={rowKey} ranks={ranks} caption={label} />
    </>
  );
}
