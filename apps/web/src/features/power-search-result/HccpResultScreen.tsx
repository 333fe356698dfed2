import { useEffect } from 'react';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { storedSearch, storeSearch } from '../../domain/power-search/stored-search.ts';
import { ResultFrame } from './ResultFrame.tsx';
import { TitleGrid } from './TitleGrid.tsx';
import { useResultLocation } from './use-result-location.ts';

/** Result of HCCP's power search: no pictures, and the export uses the stored criteria [EXPORT-04]. */
export function HccpResultScreen() {
  const { address } = useResultLocation();
  const { form, values } = useSearchFromLocation();
  // Also stores a search that was opened by a shared address, so that the export matches the screen.
  useEffect(() => storeSearch(form, { values, result: address }), [form, values, address]);
  return (
    <ResultFrame form={form} values={values}>
      {(found) => (
        <TitleGrid
          {...found}
          form={form}
          criteriaToExport={() => ({ ...(storedSearch(form)?.values ?? values) })}
          exports="all"
        />
      )}
    </ResultFrame>
  );
}
