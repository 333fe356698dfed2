import { resultAddress, useSearchFromLocation } from '../power-search/power-search-addresses.ts';
import { chipsToShow } from '../power-search/search-chips.ts';
import { useSearchLists } from '../power-search/use-search-lists.ts';
import { describeSearch } from './describe-search.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { useRecordSearch } from './saved-search-calls.ts';

/**
 * Keeps the search of a result page: under a name when the button is pressed, among the recent ones by itself.
 *
 * @param isAnswered whether the result stands; a search that failed is no recent one
 */
export function SaveResultSearch({ isAnswered }: { isAnswered: boolean }) {
  const { form, values } = useSearchFromLocation();
  const lists = useSearchLists(form, values, { blocking: false });
  // Written anew: the same search by another address is one.
  const address = resultAddress(form, values);
  const search = { address, description: describeSearch(chipsToShow(form, values, lists)) };
  // Without their lists codes have no names; where the lists do not come, codes serve.
  useRecordSearch(isAnswered && (lists.isReady || lists.isError) ? search : null);
  return <SaveSearch search={() => search} />;
}
