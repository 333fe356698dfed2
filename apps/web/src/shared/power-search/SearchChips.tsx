import { withoutCriterion } from '@titlenet/catalogue/power-search/values';
import { useGoTo } from '../address/AddressLink.tsx';
import { ChipList } from './ChipList.tsx';
import { resultAddress, usePlacedSearch } from './power-search-places.ts';
import { chipsToShow } from './search-chips.ts';
import { useSearchLists } from './use-search-lists.ts';

/** What the result on this page was searched with; a chip that is taken away searches again without it (UX.md). */
export function SearchChips() {
  const { form, values } = usePlacedSearch();
  // The result does not wait for the names of codes.
  const lists = useSearchLists(form, values, { blocking: false });
  const goTo = useGoTo();
  return (
    <ChipList
      heading="You searched for"
      chips={chipsToShow(form, values, lists)}
      onRemove={(chip) => goTo(resultAddress(form, withoutCriterion(form, values, chip.key)))}
    />
  );
}
