import { Navigate } from '@tanstack/react-router';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { quickSearchHeading } from '@titlenet/catalogue/quick-search-result';
import type { QuickSearchResponse } from '@titlenet/contract/searching';
import { addressWithoutSorting } from '../../actions/title-grid/sort-of-address.ts';
import { hasDivision, usePermissions } from '../../domain/session/permissions.ts';
import type { Address } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { FailedSearchMessage } from '../../ui/cached-result/FailedSearchMessage.tsx';
import { SearchNotReady } from '../../ui/cached-result/SearchNotReady.tsx';
import styles from './QuickSearchScreen.module.css';
import { EmptyGrid, ResultGrid } from './ResultGrid.tsx';
import { type QuickSearch, quickSearchFromQuery } from './search-from-query.ts';
import { useQuickSearchResult } from './use-quick-search-result.ts';

const screenTitle = 'Result - Quick Search';

/** 'Title like moby, HarperCollins'. */
const describe = ({ field, value, division }: QuickSearch) =>
  `${quickSearchFields.find(({ name }) => name === field)?.label} like ${value}, ${division.name}`;

/** Message in place of rows; the maximum has priority over an empty result (G-58) [QUICK-25, QUICK-26]. */
function messageOf(result: QuickSearchResponse): string | null {
  if (result.moreCriteriaRequired) return 'Please add more criteria to further refine your search.';
  return result.data.length === 0 ? 'No Titles found' : null;
}

function SearchResult({ search, address }: { search: QuickSearch; address: Address }) {
  // The address is without the sort order of the grid, because the result is the same.
  const { data: result, error, isError, notReady, refetch } = useQuickSearchResult(search, address);
  const { division } = search;
  const message = result && messageOf(result);
  const heading = (
    <h1 className={styles.heading}>
      {result ? quickSearchHeading({ ...search, divisionName: division.name, total: result.total }) : screenTitle}
    </h1>
  );
  return (
    <>
      <div role="status" className="visually-hidden">
        {result && `${formatCount(result.total)} titles. ${message ?? ''}`}
      </div>
      {isError || notReady ? (
        <EmptyGrid division={division} heading={heading}>
          {notReady ? (
            <SearchNotReady error={notReady} />
          ) : (
            <FailedSearchMessage error={error} onRetry={() => void refetch()} />
          )}
        </EmptyGrid>
      ) : result && !message ? (
        <ResultGrid division={division} result={result} description={describe(search)} heading={heading} />
      ) : (
        <>
          {heading}
          <p className={styles.message}>{message}</p>
        </>
      )}
    </>
  );
}

/** Shown if the address contains no complete search. */
function NothingAsked() {
  return (
    <>
      <h1>{screenTitle}</h1>
      <p className={styles.message}>
        This address contains no search. Choose ISBN, Title or Author above, enter what to look for and press Search.
      </p>
    </>
  );
}

/** Result of a quick search: loading, rows, or a message [QUICK-52]. */
export function QuickSearchScreen() {
  const location = useLocation();
  const { query } = location;
  const address = addressWithoutSorting(location);
  const access = usePermissions();
  const search = quickSearchFromQuery(query);
  if (!search) return <NothingAsked />;
  if (!hasDivision(access, search.division.number)) return <Navigate to="/403" search={{}} replace />;
  return <SearchResult key={address} search={search} address={address} />;
}
