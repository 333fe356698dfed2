import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { Division } from '@titlenet/catalogue/divisions';
import { quickSearchHeading, type SearchRow } from '@titlenet/catalogue/quick-search';
import type { QuickSearchResponse } from '@titlenet/contract/searching';
import { useCallback, useMemo, useRef } from 'react';
import { usePlace } from '../../shared/address/use-place.ts';
import { DataGrid } from '../../shared/grid/DataGrid.tsx';
import { hasDivision, usePermissions } from '../../shared/session/permissions.ts';
import { useConfiguration } from '../../shared/session/session.ts';
import { rememberTitleList } from '../../shared/title-list/title-list.ts';
import styles from './QuickSearchScreen.module.css';
import { resultColumns, sheetOfRow } from './result-columns.tsx';
import { type QuickSearch, quickSearchFromQuery } from './search-from-query.ts';
import { gridPositionIn, useQuickSearchResult } from './use-quick-search-result.ts';

const screenTitle = 'Result - Quick Search';
const rowKey = (row: SearchRow) => sheetOfRow(row);

function ResultGrid({
  search,
  result,
  address,
}: {
  search: QuickSearch;
  result: QuickSearchResponse;
  address: string;
}) {
  const client = useQueryClient();
  const { links } = useConfiguration();
  const order = useRef<readonly SearchRow[]>(result.data);
  const keepOrder = useCallback((rows: readonly SearchRow[]) => {
    order.current = rows;
  }, []);
  const columns = useMemo(
    () =>
      resultColumns(search.division, result.data, links, () =>
        rememberTitleList(client, { sheets: order.current.map(sheetOfRow), result: address }),
      ),
    [search.division, result, links, client, address],
  );
  return (
    <DataGrid
      name={`quickSearch.${search.division.number}`}
      label={screenTitle}
      columns={columns}
      rows={result.data}
      rowKey={rowKey}
      position={gridPositionIn(result)}
      onOrderChange={keepOrder}
    />
  );
}

/** What a result says in place of rows; too many titles win over none (decision G-58). */
function messageOf(result: QuickSearchResponse): string | null {
  if (result.moreCriteriaRequired) return 'Please add more criteria to further refine your search.';
  return result.data.length === 0 ? 'No Titles found' : null;
}

function Result({ search, result, address }: { search: QuickSearch; result: QuickSearchResponse; address: string }) {
  const message = messageOf(result);
  if (message) return <p className={styles.message}>{message}</p>;
  return <ResultGrid search={search} result={result} address={address} />;
}

function SearchResult({ search, address }: { search: QuickSearch; address: string }) {
  const { data: result, isError, refetch } = useQuickSearchResult(search, address);
  const heading = result && quickSearchHeading({ ...search, divisionName: search.division.name, total: result.total });
  return (
    <section className={styles.screen} aria-labelledby="quick-search-heading">
      <h1 id="quick-search-heading" className={styles.heading}>
        {heading ?? screenTitle}
      </h1>
      <div role="status" className="visually-hidden">
        {result && `${result.total} titles. ${messageOf(result) ?? ''}`}
      </div>
      {result && <Result search={search} result={result} address={address} />}
      {isError && <FailedSearch division={search.division} onRetry={() => void refetch()} />}
    </section>
  );
}

const noRows: readonly SearchRow[] = [];

/** An empty grid that does not say that there are no titles: nobody knows (QUICK-55, QUICK-56, decision G-57). */
function FailedSearch({ division, onRetry }: { division: Division; onRetry: () => void }) {
  const { links } = useConfiguration();
  const columns = useMemo(() => resultColumns(division, noRows, links, () => {}), [division, links]);
  return (
    <DataGrid
      name={`quickSearch.${division.number}`}
      label={screenTitle}
      columns={columns}
      rows={noRows}
      rowKey={rowKey}
      emptyState={
        <div className={styles.failure}>
          The search did not get an answer.
          <Button onClick={onRetry}>Search again</Button>
        </div>
      }
    />
  );
}

/** The result of a quick search (CS §2). */
export function QuickSearchScreen() {
  const { query, address } = usePlace();
  const access = usePermissions();
  const search = quickSearchFromQuery(query);
  if (!search) return <h1>{screenTitle}</h1>;
  if (!hasDivision(access, search.division.number)) return <Navigate to="/403" search={{}} replace />;
  return <SearchResult key={address} search={search} address={address} />;
}
