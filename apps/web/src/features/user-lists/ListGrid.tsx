import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { findCompany } from '@titlenet/catalogue/companies';
import { findDivision } from '@titlenet/catalogue/divisions';
import { isbnOfRow, quickSearchColumns, type SearchRow } from '@titlenet/catalogue/quick-search';
import type { Configuration } from '@titlenet/contract/configuration';
import type { UserListContent } from '@titlenet/contract/user-lists';
import { useCallback, useMemo, useRef, useState } from 'react';
import { AddToList } from '../../actions/add-to-list/AddToList.tsx';
import { PrintActions } from '../../actions/title-actions/PrintActions.tsx';
import { useConfiguration } from '../../domain/session/session.ts';
import { isbnColumn } from '../../domain/title-grid/isbn-column.tsx';
import { rememberTitleList } from '../../domain/title-list/title-list.ts';
import { countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridSelected } from '../../ui/grid/grid-table.ts';
import { showError, showSuccess } from '../../ui/toasts/toasts.ts';

const titleOf = (row: SearchRow) => ({ ...row, isbn: isbnOfRow(row) });
const sheetOf = (row: SearchRow) => titleSheetAddress(titleOf(row));
const nameOf = (row: SearchRow) => isbnOfRow(row);

/** Columns of the quick search that apply to all companies. */
const shownColumns: ReadonlySet<keyof SearchRow> = new Set([
  'isbn',
  'title',
  'author',
  'companiesFormat',
  'onSaleDate',
  'publisher',
]);

const companyColumn: GridColumn<SearchRow> = {
  name: 'companyCode',
  label: 'Company',
  type: 'text',
  value: (row) => findCompany(row.companyCode)?.label ?? row.companyCode,
};

function columnsOf(pictures: Configuration['pictures'], onOpen: () => void): GridColumn<SearchRow>[] {
  const columns = quickSearchColumns(findDivision(1)!)
    .filter(({ name }) => shownColumns.has(name))
    .map(({ name, label, type, isMain }): GridColumn<SearchRow> => {
      if (type === 'isbn') return isbnColumn({ name, label, titleOf, pictures, onOpen });
      return { name, label, type, isMain, value: (row) => row[name] };
    });
  return [...columns, companyColumn];
}

/** The titles of a list that the user may see, with actions on the selection. */
export function ListGrid({ content: { list, rows } }: { content: UserListContent }) {
  const client = useQueryClient();
  const { address } = useLocation();
  const { pictures } = useConfiguration();
  const calls = useUserListCalls();
  const [selected, setSelected] = useState<GridSelected>({});
  const order = useRef<readonly SearchRow[]>(rows);
  const keepOrder = useCallback((ordered: readonly SearchRow[]) => {
    order.current = ordered;
  }, []);
  const columns = useMemo(
    () => columnsOf(pictures, () => rememberTitleList(client, { sheets: order.current.map(sheetOf), result: address })),
    [pictures, client, address],
  );
  const isbns = useMemo(() => rows.filter((row) => selected[sheetOf(row)]).map(isbnOfRow), [rows, selected]);
  /** The selected titles in display order. */
  const chosenTitles = () => order.current.filter((row) => selected[sheetOf(row)]).map(titleOf);
  const remove = async () => {
    try {
      showSuccess(`${countIsbns(await calls.remove(list.id, isbns))} removed from '${list.name}'.`);
      setSelected({});
    } catch (error) {
      showError(failureText(error));
    }
  };
  if (rows.length === 0) return null;
  return (
    <DataGrid
      name="userList"
      label={`Titles of ${list.name}`}
      columns={columns}
      rows={rows}
      rowKey={sheetOf}
      onOrderChange={keepOrder}
      selection={{ selected, onChange: setSelected, rowName: nameOf }}
      actions={
        <>
          <PrintActions titles={chosenTitles()} />
          <AddToList isbns={isbns} />
          {list.isMine && (
            <Button variant="default" disabled={isbns.length === 0} onClick={() => void remove()}>
              Remove Selected
            </Button>
          )}
        </>
      }
      caption={<h3>Titles</h3>}
    />
  );
}
