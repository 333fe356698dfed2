import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { overMaximumText } from '@titlenet/catalogue/power-search/over-maximum';
import { problemOf } from '@titlenet/catalogue/power-search/validation';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import type { ReactNode } from 'react';
import { FacetButton } from '../../domain/facets/FacetButton.tsx';
import { FacetLayout, FacetsInPlace } from '../../domain/facets/FacetLayout.tsx';
import { powerSearchFacets } from '../../domain/facets/faceted-search.ts';
import { NearTitles } from '../../domain/near-titles/NearTitles.tsx';
import { searchedTextOf } from '../../domain/near-titles/searched-text.ts';
import { customizeFieldsAddress } from '../../domain/power-search/power-search-addresses.ts';
import { RefineSearchLink } from '../../domain/power-search/RefineSearchLink.tsx';
import { SearchChips } from '../../domain/power-search/SearchChips.tsx';
import type { PeriodDays } from '../../domain/power-search/search-chips.ts';
import { SaveResultSearch } from '../../domain/saved-searches/SaveResultSearch.tsx';
import { usePermissions } from '../../domain/session/permissions.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { FailedSearchMessage } from '../../ui/cached-result/FailedSearchMessage.tsx';
import { SearchNotReady } from '../../ui/cached-result/SearchNotReady.tsx';
import { Row } from '../../ui/layout/primitives.tsx';
import type { FoundTitles } from './found-titles.ts';
import styles from './PowerSearchResult.module.css';
import { requestOf, type SearchResult, useSearchResult } from './search-result.ts';
import { useResultLocation } from './use-result-location.ts';
import { WithoutCriteria } from './WithoutCriteria.tsx';

interface ResultFrameProps {
  form: PowerSearchForm;
  values: PowerSearchValues;
  /** Renders the grid if there are rows. */
  children: (found: FoundTitles) => ReactNode;
}

/** Heading of a result, and whether it has rows [GRID-008..GRID-012]. */
function statementOf(result: SearchResult): { heading: string; hasRows: boolean } {
  const { total, moreCriteriaRequired, data } = result;
  if (moreCriteriaRequired) return { heading: overMaximumText(result), hasRows: false };
  if (data.length === 0) return { heading: 'No titles found', hasRows: false };
  return { heading: total === 1 ? '1 Title' : `${formatCount(total)} Titles`, hasRows: true };
}

interface HeadingProps {
  form: PowerSearchForm;
  tools?: ReactNode;
  /** Shows the criteria of the search. */
  hasChips?: boolean;
  periodDays?: PeriodDays;
  children: ReactNode;
}

function Heading({ form, tools, hasChips = false, periodDays, children }: HeadingProps) {
  const { companies } = usePermissions();
  return (
    <Row gap="4 16" align="center" wrap>
      <h1>{children}</h1>
      <RefineSearchLink />
      <AddressLink to={customizeFieldsAddress(form, companies)}>Customize Fields</AddressLink>
      {tools}
      {hasChips && <SearchChips periodDays={periodDays} />}
    </Row>
  );
}

function Failed(props: { error: Error | null; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.message}>
      <FailedSearchMessage {...props} />
    </div>
  );
}

/** Below 'No titles found': what would have titles. */
function NoTitles({ form, values }: Pick<ResultFrameProps, 'form' | 'values'>) {
  const searched = searchedTextOf(form, values);
  return (
    <>
      <WithoutCriteria form={form} values={values} />
      {searched && (
        <NearTitles
          searched={searched}
          label="Titles with these words"
          nothing={`No title has words like ‘${searched.words}’ in any division that you may see.`}
        />
      )}
    </>
  );
}

function SearchedTitles({ form, values, children }: ResultFrameProps) {
  const { query, address } = useResultLocation();
  const request = requestOf(form, values, query);
  const { data: result, error, isError, notReady, refetch } = useSearchResult(form, request, address);
  const statement = result && statementOf(result);
  const heading = (
    <Heading
      form={form}
      hasChips
      periodDays={result?.periodDays}
      tools={
        <>
          <SaveResultSearch hasResult={result !== undefined} />
          {!result?.moreCriteriaRequired && <FacetButton />}
        </>
      }
    >
      {statement?.heading ?? (isError ? 'The search failed' : 'Result - Power Search')}
    </Heading>
  );
  return (
    <>
      <div role="status" className="visually-hidden">
        {statement?.heading}
      </div>
      {result && statement?.hasRows ? (
        children({ result, request, heading })
      ) : (
        <>
          {heading}
          {result?.total === 0 && !result.moreCriteriaRequired && <NoTitles form={form} values={values} />}
          {result?.moreCriteriaRequired && <FacetsInPlace search={powerSearchFacets(form, values)} />}
          {isError && <Failed error={error} onRetry={() => void refetch()} />}
          {notReady && (
            <div className={styles.message}>
              <SearchNotReady error={notReady} />
            </div>
          )}
        </>
      )}
    </>
  );
}

/** A power-search result in each state: loading, failed, over the maximum, empty, rows. */
export function ResultFrame({ form, values, children }: ResultFrameProps) {
  const { address } = useResultLocation();
  const problem = problemOf(form, values);
  if (problem) {
    return (
      <>
        <Heading form={form}>Result - Power Search</Heading>
        <p className={styles.message}>
          {problem.kind === 'fields' ? Object.values(problem.messages)[0] : problem.message}
        </p>
      </>
    );
  }
  return (
    <FacetLayout search={powerSearchFacets(form, values)}>
      <SearchedTitles key={address} form={form} values={values}>
        {children}
      </SearchedTitles>
    </FacetLayout>
  );
}
