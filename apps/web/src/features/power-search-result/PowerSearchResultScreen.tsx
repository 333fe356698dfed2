import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { usePlacedSearch } from '../../domain/power-search/power-search-places.ts';
import { queryValue } from '../../ui/address/use-place.ts';
import { ResultFrame } from './ResultFrame.tsx';
import { TitleGrid } from './TitleGrid.tsx';
import { useResultPlace } from './use-result-place.ts';

/** The result of HarperCollins' and HQNA's power search (CS §2); `isHqna` says whose it is. */
export function PowerSearchResultScreen() {
  const { query } = useResultPlace();
  const placed = usePlacedSearch();
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
