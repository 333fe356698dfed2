import { problemOf } from '@titlenet/catalogue/power-search/validation';
import { withoutCriterion } from '@titlenet/catalogue/power-search/values';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { powerSearchFacets } from '../facets/faceted-search.ts';
import { facetLabel, useFacets } from '../facets/use-facets.ts';
import { ChipList } from './ChipList.tsx';
import { refineAddress, resultAddress, useSearchFromLocation } from './power-search-addresses.ts';
import { chipsToShow, type PeriodDays } from './search-chips.ts';
import { useSearchLists } from './use-search-lists.ts';

/** The criteria of the result on this page; removing one searches again without it. */
export function SearchChips({ periodDays }: { periodDays?: PeriodDays }) {
  const { form, values } = useSearchFromLocation();
  // The result does not wait for the lists.
  const lists = useSearchLists(form, values, { blocking: false });
  const { data: counted } = useFacets(powerSearchFacets(form, values));
  const describe = (lookup: string, code: string) => facetLabel(counted, lookup, code) ?? lists.describe(lookup, code);
  const goTo = useGoTo();
  const searchWithout = (criterion: string) => {
    const rest = withoutCriterion(form, values, criterion);
    // Without any criterion there is no search, so the form opens instead.
    goTo(problemOf(form, rest) ? refineAddress(form, rest) : resultAddress(form, rest));
  };
  return (
    <ChipList
      heading="You searched for"
      isInline
      chips={chipsToShow(form, values, { describe }, periodDays)}
      onRemove={(chip) => searchWithout(chip.key)}
    />
  );
}
