import { useEffect } from 'react';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { storedSearch, storeSearch } from '../../domain/power-search/stored-search.ts';
import { ResultFrame } from './ResultFrame.tsx';
import { TitleGrid } from './TitleGrid.tsx';
import { useResultLocation } from './use-result-location.ts';

/** The result of HCCP's power search (CS §2): no pictures, and the export takes the criteria that are stored (CS §7). */
export function HccpResultScreen() {
  const { address } = useResultLocation();
  const { form, values } = useSearchFromLocation();
  // A shared address is the last search too: what is stored is what is on screen.
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
