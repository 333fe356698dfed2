import { useQueryClient } from '@tanstack/react-query';
import type { Division } from '@titlenet/catalogue/divisions';
import type { SearchRow } from '@titlenet/catalogue/quick-search';
import type { QuickSearchResponse } from '@titlenet/contract/searching';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useConfiguration } from '../../domain/session/session.ts';
import { rememberTitleList } from '../../domain/title-list/title-list.ts';
import type { Address } from '../../ui/address/links.ts';
import { viewStateOf } from '../../ui/cached-result/cached-result.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import styles from './QuickSearchScreen.module.css';
import { resultColumns, sheetOfRow } from './result-columns.tsx';

const label = 'Quick search result';
const gridName = (division: Division) => `quickSearch.${division.number}`;

interface ResultGridProps {
  division: Division;
  result: QuickSearchResponse;
  /** The result's address, for the way back from a sheet. */
  address: Address;
  heading: ReactNode;
}

/** The grid of found titles. */
export function ResultGrid({ division, result, address, heading }: ResultGridProps) {
  const client = useQueryClient();
  const configuration = useConfiguration();
  const order = useRef<readonly SearchRow[]>(result.data);
  const keepOrder = useCallback((rows: readonly SearchRow[]) => {
    order.current = rows;
  }, []);
  const columns = useMemo(() => {
    const onOpen = () => rememberTitleList(client, { sheets: order.current.map(sheetOfRow), result: address });
    return resultColumns({ division, rows: result.data, configuration, onOpen });
  }, [division, result, configuration, client, address]);
  return (
    <DataGrid
      name={gridName(division)}
      label={label}
      columns={columns}
      rows={result.data}
      rowKey={sheetOfRow}
      viewState={viewStateOf(result).grid}
      onOrderChange={keepOrder}
      caption={heading}
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

/** A grid without rows; it must not say that there are no titles (G-57) [QUICK-55, QUICK-56]. */
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
