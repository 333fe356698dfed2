import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { useSearchFromLocation } from '../../domain/power-search/power-search-addresses.ts';
import { queryValue } from '../../ui/address/use-location.ts';
import { ResultFrame } from './ResultFrame.tsx';
import { TitleGrid } from './TitleGrid.tsx';
import { useResultLocation } from './use-result-location.ts';

/** The result of HarperCollins' and HQNA's power search (CS §2); `isHqna` says whose it is. */
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
          // Decision G-83: HQNA exports what is chosen, not the whole result.
          exports={isHqna ? 'chosen' : 'all'}
          hasMarketingSheets={form.name === 'HarperCollins'}
        />
      )}
    </ResultFrame>
  );
}
