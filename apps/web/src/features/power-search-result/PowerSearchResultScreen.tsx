import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { queryValue } from '../../ui/address/use-location.ts';
import { ResultFrame } from './ResultFrame.tsx';
import { TitleGrid } from './TitleGrid.tsx';
import { useResultLocation } from './use-result-location.ts';

/** Result of HarperCollins' and HQNA's power search, depending on `isHqna` [GRID-001]. */
export function PowerSearchResultScreen() {
  const { query } = useResultLocation();
  const placed = useSearchFromLocation();
  const isHqna = queryValue(query, 'isHqna') === 'true';
  const form = isHqna ? powerSearchForms.HQNA : placed.form;
  const { isShowCover, isShowAuthor } = placed.values;
  return (
    <ResultFrame form={form} values={placed.values}>
      {(found) => (
        <TitleGrid
          {...found}
          form={form}
          isShowCover={isShowCover === true}
          isShowAuthor={isShowAuthor === true}
          // HQNA exports the selected titles, not the whole result (G-83).
          exports={isHqna ? 'chosen' : 'all'}
          hasMarketingSheets={form.name === 'HarperCollins'}
        />
      )}
    </ResultFrame>
  );
}
