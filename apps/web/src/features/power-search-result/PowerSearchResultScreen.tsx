import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { useEffect, useMemo } from 'react';
import { type SearchFromLocation, searchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { storedSearch, storeSearch } from '../../domain/power-search/stored-search.ts';
import type { Query } from '../../ui/address/query.ts';
import { type AppLocation, queryValue } from '../../ui/address/use-location.ts';
import { FoundTitlesGrid } from './FoundTitlesGrid.tsx';
import { ResultFrame } from './ResultFrame.tsx';
import { useResultLocation } from './use-result-location.ts';

/** The form of a result: the one whose flag is set in the query [GRID-001], else the one in the path. */
function formOfResult(pathForm: PowerSearchForm, query: Query): PowerSearchForm {
  const forms = Object.values<PowerSearchForm>(powerSearchForms);
  return (
    forms.find(
      ({ resultFlag, resultCache }) =>
        resultCache === pathForm.resultCache && resultFlag && queryValue(query, resultFlag) === 'true',
    ) ?? pathForm
  );
}

/**
 * The search of the result's own location: while the user leaves the screen the current location is already another
 * one, whose criteria must not be stored.
 */
function searchOfResult(location: AppLocation): SearchFromLocation {
  const search = searchFromLocation(location);
  if (!search) throw new Error('This is not the result of a power search');
  return { form: formOfResult(search.form, location.query), values: search.values };
}

/** The result of any of the three power searches. */
export function PowerSearchResultScreen() {
  const location = useResultLocation();
  const { address } = location;
  const { form, values } = useMemo(() => searchOfResult(location), [location]);
  useEffect(() => {
    // Also stores a search that was opened by a shared address, so that the export matches the screen.
    if (form.exportsStoredCriteria) storeSearch(form, { values, result: address });
  }, [form, values, address]);
  return (
    <ResultFrame form={form} values={values}>
      {(found) => (
        <FoundTitlesGrid
          {...found}
          form={form}
          isShowCover={values.isShowCover === true}
          isShowAuthor={values.isShowAuthor === true}
          criteriaToExport={form.exportsStoredCriteria && (() => ({ ...(storedSearch(form)?.values ?? values) }))}
        />
      )}
    </ResultFrame>
  );
}
