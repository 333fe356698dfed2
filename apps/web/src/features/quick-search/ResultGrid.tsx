import { useQueryClient } from '@tanstack/react-query';
import type { Division } from '@titlenet/catalogue/divisions';
import type { SearchRow } from '@titlenet/catalogue/quick-search';
import type { QuickSearchResponse } from '@titlenet/contract/searching';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { PrintActions } from '../../actions/title-actions/PrintActions.tsx';
import { useConfiguration } from '../../domain/session/session.ts';
import { rememberTitleList } from '../../domain/title-list/title-list.ts';
import type { Address } from '../../ui/address/links.ts';
import { viewStateOf } from '../../ui/cached-result/cached-result.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridSelected } from '../../ui/grid/grid-table.ts';
import styles from './QuickSearchScreen.module.css';
import { resultColumns, sheetOfRow, titleOfRow } from './result-columns.tsx';

const label = 'Quick search result';
const rowName = (row: SearchRow) => `${titleOfRow(row).isbn} ${row.title}`;
const gridName = (division: Division) => `quickSearch.${division.number}`;

interface ResultGridProps {
  division: Division;
  result: QuickSearchResponse;
  /** The result's address, for the way back from a sheet. */
  address: Address;
  heading: ReactNode;
}

/** The grid of found titles, with print actions on the selected ones. */
export function ResultGrid({ division, result, address, heading }: ResultGridProps) {
  const client = useQueryClient();
  const configuration = useConfiguration();
  const viewState = viewStateOf(result);
  const [selected, setSelected] = useState(viewState.selected);
  const choose = (next: GridSelected) => {
    viewState.selected = next;
    setSelected(next);
  };
  const order = useRef<readonly SearchRow[]>(result.data);
  const keepOrder = useCallback((rows: readonly SearchRow[]) => {
    order.current = rows;
  }, []);
  const columns = useMemo(() => {
    const onOpen = () => rememberTitleList(client, { sheets: order.current.map(sheetOfRow), result: address });
    return resultColumns({ division, rows: result.data, configuration, onOpen });
  }, [division, result, configuration, client, address]);
  /** The selected titles in display order. */
  const chosenTitles = () => order.current.filter((row) => selected[sheetOfRow(row)]).map(titleOfRow);
  return (
    <DataGrid
      name={gridName(division)}
      label={label}
      columns={columns}
      rows={result.data}
      rowKey={sheetOfRow}
      viewState={viewState.grid}
      onOrderChange={keepOrder}
      selection={{ selected, onChange: choose, rowName }}
      actions={<PrintActions titles={chosenTitles()} />}
      caption={heading}
      fillsWindow
    />
  );
}

const noRows: readonly SearchRow[] = [];
const nothingOpens = () => undefined;

interface EmptyGridProps {
  division: Division;
  heading: ReactNode;
  /** Message in place of rows. */
  children: ReactNode;
}

/** An empty grid without a message that there are no titles (G-57) [QUICK-55, QUICK-56]. */
export function EmptyGrid({ division, heading, children }: EmptyGridProps) {
  const configuration = useConfiguration();
  const columns = useMemo(
    () => resultColumns({ division, rows: noRows, configuration, onOpen: nothingOpens }),
    [division, configuration],
  );
  return (
    <DataGrid
      name={gridName(division)}
      label={label}
      columns={columns}
      rows={noRows}
      rowKey={sheetOfRow}
      caption={heading}
      emptyState={<div className={styles.failure}>{children}</div>}
    />
  );
}
