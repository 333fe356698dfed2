import { Button } from '@mantine/core';
import { findCompany } from '@titlenet/catalogue/companies';
import { divisions } from '@titlenet/catalogue/divisions';
import { isbnOfRow, quickSearchColumns, type SearchRow } from '@titlenet/catalogue/quick-search-result';
import type { UserListContent } from '@titlenet/contract/user-lists';
import { useState } from 'react';
import { exportRows } from '../../actions/excel/export-rows.ts';
import { exportSearchRows } from '../../actions/excel/export-search-rows.ts';
import { OutcomeDialog } from '../../actions/title-actions/OutcomeDialog.tsx';
import { nothingSelected } from '../../actions/title-actions/title-actions.ts';
import { TitleGrid } from '../../actions/title-grid/TitleGrid.tsx';
import type { ColumnTools } from '../../actions/title-grid/use-title-grid.ts';
import { isbnColumn } from '../../domain/title-grid/isbn-column.tsx';
import { countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import { showError, showSuccess } from '../../ui/toasts/toasts.ts';

const titleOf = (row: SearchRow) => ({ ...row, isbn: isbnOfRow(row) });

/** Columns of the quick search that apply to all companies. */
const shownNames: ReadonlySet<keyof SearchRow> = new Set([
  'isbn',
  'title',
  'author',
  'companiesFormat',
  'onSaleDate',
  'publisher',
]);
const shownColumns = quickSearchColumns(divisions[0]).filter(({ name }) => shownNames.has(name));

const companyColumn: GridColumn<SearchRow> = {
  name: 'companyCode',
  label: 'Company',
  type: 'text',
  value: (row) => findCompany(row.companyCode)?.label ?? row.companyCode,
};

function columnsOf({ configuration: { pictures }, onOpen }: ColumnTools): GridColumn<SearchRow>[] {
  const columns = shownColumns.map(({ name, label, type, isMain, isFirstOnCard }): GridColumn<SearchRow> => {
    if (type === 'isbn') return isbnColumn({ name, label, titleOf, pictures, onOpen });
    return { name, label, type, isMain, isFirstOnCard, value: (row) => row[name] };
  });
  return [...columns, companyColumn];
}

interface RemoveButtonProps {
  list: UserListContent['list'];
  rows: readonly SearchRow[];
  onRemoved: () => void;
}

/** Removes the selected titles from the user's own list. */
function RemoveButton({ list, rows, onRemoved }: RemoveButtonProps) {
  const calls = useUserListCalls();
  const [isAsked, setAsked] = useState(false);
  const remove = async () => {
    if (rows.length === 0) return setAsked(true);
    try {
      const isbns = rows.map(isbnOfRow);
      const { removed } = await calls.remove(list.id, isbns);
      showSuccess(`${countIsbns(removed)} removed from '${list.name}'.`);
      onRemoved();
    } catch (error) {
      showError(failureText(error));
    }
  };
  return (
    <>
      <Button variant="default" onClick={() => void remove()}>
        Remove Selected
      </Button>
      {isAsked && <OutcomeDialog outcome={nothingSelected} onClose={() => setAsked(false)} />}
    </>
  );
}

/** The titles of a list that the user may see, with actions on the selection. */
export function ListGrid({ content: { list, rows } }: { content: UserListContent }) {
  if (rows.length === 0) return null;
  return (
    <TitleGrid
      name="userList"
      label={`Titles of ${list.name}`}
      rows={rows}
      titleOf={titleOf}
      columnsOf={columnsOf}
      caption={<h3>Titles</h3>}
      excel={(grid) =>
        exportRows({
          ...grid,
          load: (exported, signal) =>
            exportSearchRows(exported, {
              name: list.name,
              description: 'User list',
              columns: shownColumns,
              hasCompany: true,
              signal,
            }),
        })
      }
      ownActions={
        list.isMine
          ? (grid) => <RemoveButton list={list} rows={grid.selected} onRemoved={grid.clearSelection} />
          : undefined
      }
    />
  );
}
