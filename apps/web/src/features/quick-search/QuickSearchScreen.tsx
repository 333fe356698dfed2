import { Navigate } from '@tanstack/react-router';
import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { quickSearchFields } from '@titlenet/catalogue/quick-search';
import { quickSearchHeading } from '@titlenet/catalogue/quick-search-result';
import type { QuickSearchResponse } from '@titlenet/contract/searching';
import type { ReactNode } from 'react';
import { addressWithoutSorting } from '../../actions/title-grid/sort-of-address.ts';
import { FacetButton } from '../../domain/facets/FacetButton.tsx';
import { FacetLayout, FacetsInPlace } from '../../domain/facets/FacetLayout.tsx';
import { NearTitles } from '../../domain/near-titles/NearTitles.tsx';
import { type Chip, ChipList } from '../../domain/power-search/ChipList.tsx';
import { describeSearch } from '../../domain/saved-searches/describe-search.ts';
import { hasDivision, usePermissions } from '../../domain/session/permissions.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import type { Address } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { FailedSearchMessage } from '../../ui/cached-result/FailedSearchMessage.tsx';
import { SearchNotReady } from '../../ui/cached-result/SearchNotReady.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import styles from './QuickSearchScreen.module.css';
import { addressWithFacets, quickSearchFacets, useFacetChips } from './quick-search-facets.ts';
import { EmptyGrid, ResultGrid } from './ResultGrid.tsx';
import { type QuickSearch, quickSearchFromQuery } from './search-from-query.ts';
import { useQuickSearchResult } from './use-quick-search-result.ts';

const screenTitle = 'Result - Quick Search';

/** 'Title like moby, HarperCollins · Format Hardcover'. */
function describe({ field, value, division }: QuickSearch, chips: readonly Chip[]): string {
  const asked = `like ${value}, ${division.name}`;
  const label = quickSearchFields.find(({ name }) => name === field)?.label ?? field;
  return describeSearch([{ label, text: asked }, ...chips]);
}

/** Message in place of rows; the maximum has priority over an empty result (G-58) [QUICK-25, QUICK-26]. */
function messageOf(result: QuickSearchResponse): string | null {
  if (result.moreCriteriaRequired) return 'Please add more criteria to further refine your search.';
  return result.data.length === 0 ? 'No Titles found' : null;
}

interface HeadingProps {
  search: QuickSearch;
  chips: readonly Chip[];
  /** The facets are then in place of the rows. */
  isOverMaximum: boolean | undefined;
  children: ReactNode;
}

function Heading({ search, chips, isOverMaximum, children }: HeadingProps) {
  const goTo = useGoTo();
  const searchWithout = ({ key }: Chip) => goTo(addressWithFacets(search, { ...search.facets, [key]: [] }));
  return (
    <Row gap="4 16" align="center" wrap breaks className={styles.heading}>
      <h1>{children}</h1>
      {!isOverMaximum && <FacetButton />}
      <ChipList heading="You searched for" isInline chips={chips} onRemove={searchWithout} />
    </Row>
  );
}

function SearchResult({ search, address }: { search: QuickSearch; address: Address }) {
  // The address is without the sort order of the grid, because the result is the same.
  const { data: result, error, isError, notReady, refetch } = useQuickSearchResult(search, address);
  const chips = useFacetChips(search);
  const { division } = search;
  const message = result && messageOf(result);
  const heading = (
    <Heading search={search} chips={chips} isOverMaximum={result?.moreCriteriaRequired}>
      {result ? quickSearchHeading({ ...search, divisionName: division.name, total: result.total }) : screenTitle}
    </Heading>
  );
  return (
    <>
      <div role="status" className="visually-hidden">
        {result && `${formatCountOf(result.total, 'title')}. ${message ?? ''}`}
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
        <ResultGrid division={division} result={result} description={describe(search, chips)} heading={heading} />
      ) : (
        <>
          {heading}
          <Text as="p" text="prose" above={12}>
            {message}
          </Text>
          {result && !result.moreCriteriaRequired && (
            <NearTitles
              searched={{ division, words: search.value, asked: search, facets: search.facets, isWhole: true }}
              label="What has titles"
              nothing="Nothing similar was found either, in any division that you may see. Try fewer or other words."
            />
          )}
          {result?.moreCriteriaRequired && <FacetsInPlace search={quickSearchFacets(search)} />}
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
      <Text as="p" text="prose" above={12}>
        This address contains no search. Choose ISBN, Title or Author above, enter what to look for and press Search.
      </Text>
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
  return (
    <FacetLayout search={quickSearchFacets(search)}>
      <SearchResult key={address} search={search} address={address} />
    </FacetLayout>
  );
}
