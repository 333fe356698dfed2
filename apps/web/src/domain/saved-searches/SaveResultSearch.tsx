import { resultAddress, useSearchFromLocation } from '../power-search/power-search-addresses.ts';
import { chipsToShow } from '../power-search/search-chips.ts';
import { useSearchLists } from '../power-search/use-search-lists.ts';
import { describeSearch } from './describe-search.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { useRecordSearch } from './saved-search-calls.ts';

/**
 * Saves the search of a result page under a name, and records it among the recent searches.
 *
 * @param hasResult true once the search succeeded; failed searches are not recorded
 */
export function SaveResultSearch({ hasResult }: { hasResult: boolean }) {
  const { form, values } = useSearchFromLocation();
  const lists = useSearchLists(form, values, { blocking: false });
  // Built from the criteria, so that equivalent addresses count as one search.
  const address = resultAddress(form, values);
  const search = { address, description: describeSearch(chipsToShow(form, values, lists)) };
  // Waits for the lists, which have the descriptions of codes; if they fail, the codes are used.
  useRecordSearch(hasResult && (lists.isReady || lists.isError) ? search : null);
  return <SaveSearch search={() => search} />;
}
