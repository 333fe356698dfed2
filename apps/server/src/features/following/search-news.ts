import { HOME_TITLES } from '@titlenet/catalogue/lists/home-title';
import type { News } from '@titlenet/contract/following';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { divisionsOf } from './divisions-of.ts';
import { findFollowedSearches } from './followed.queries.ts';
import { sharedSearch } from './followed-search.ts';
import { findHitChanges } from './search-hits.queries.ts';

/**
 * @param readUntil time from which changes count, if the search was followed then
 * @returns the followed searches of a person with new titles or titles that they do not find any more, by name
 */
export async function findSearchNews(
  db: Kysely<Tables>,
  caller: Pick<Caller, 'subject' | 'companies'>,
  readUntil: string,
): Promise<News['searches']> {
  const { subject, companies } = caller;
  const searches = (await findFollowedSearches(db, subject, divisionsOf(caller))).flatMap((search) => {
    const shared = sharedSearch({ subject, companies, address: search.address });
    return shared ? [{ ...search, key: shared.key, since: search.since > readUntil ? search.since : readUntil }] : [];
  });
  const changes = Map.groupBy(await findHitChanges(db, searches, companies), ({ key }) => key);
  return searches.flatMap(({ name, address, key }) => {
    const ofSearch = changes.get(key) ?? [];
    const gone = ofSearch.filter(({ isGone }) => isGone).length;
    if (ofSearch.length === 0) return [];
    const titles = ofSearch.slice(0, HOME_TITLES).map(({ title, isGone }) => ({ ...title, isGone }));
    return [{ name, address, found: ofSearch.length - gone, gone, titles }];
  });
}
