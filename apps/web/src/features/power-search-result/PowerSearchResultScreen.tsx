import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { useEffect } from 'react';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { storedSearch, storeSearch } from '../../domain/power-search/stored-search.ts';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';
import { ResultFrame } from './ResultFrame.tsx';
import { TitleGrid } from './TitleGrid.tsx';
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

/** The result of any of the three power searches. */
export function PowerSearchResultScreen() {
  const { query, address } = useResultLocation();
  const { form: pathForm, values } = useSearchFromLocation();
  const form = formOfResult(pathForm, query);
  useEffect(() => {
    // Also stores a search that was opened by a shared address, so that the export matches the screen.
    if (form.exportsStoredCriteria) storeSearch(form, { values, result: address });
  }, [form, values, address]);
  return (
    <ResultFrame form={form} values={values}>
      {(found) => (
        <TitleGrid
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
