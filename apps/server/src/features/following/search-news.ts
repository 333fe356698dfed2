import { HOME_TITLES } from '@titlenet/catalogue/lists/home-title';
import type { News } from '@titlenet/contract/following';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { findPermissions } from '../../people/permissions.queries.ts';
import { divisionsOf } from './divisions-of.ts';
import { findFollowedSearches } from './followed.queries.ts';
import { sharedSearch } from './followed-search.ts';
import { findHitChanges, type HitChange } from './search-hits.queries.ts';

/** A new or gone title of a search, with the search's name and address. */
export interface FollowedHit extends HitChange {
  search: string;
  address: string;
}

/** Times from which changes of a search count, if it was followed then, and up to which they do; absent: now. */
interface HitPeriod {
  since: string;
  until?: string | null;
}

/** @returns the new and gone titles of the followed searches of a person, search by search in the order of their names */
export async function findFollowedHits(
  db: Kysely<Tables>,
  caller: Pick<Caller, 'subject' | 'companies'>,
  { since, until = null }: HitPeriod,
): Promise<FollowedHit[]> {
  const { subject, companies } = caller;
  // The hits are those of all companies of the person; a read token may have fewer.
  const { companies: all } = await findPermissions(db, subject);
  const searches = (await findFollowedSearches(db, subject, divisionsOf(caller))).flatMap((search) => {
    const shared = sharedSearch({ subject, companies: all, address: search.address });
    return shared ? [{ ...search, key: shared.key, since: search.since > since ? search.since : since }] : [];
  });
  const changes = Map.groupBy(await findHitChanges(db, searches, { companies, until }), ({ key }) => key);
  return searches.flatMap(({ name, address, key }) =>
    (changes.get(key) ?? []).map((change) => ({ ...change, search: name, address })),
  );
}

/**
 * @returns the followed searches of a person with new titles or titles that they do not find any more, by name; what has
 * gone and come back since, or come and gone, is no news
 */
export async function findSearchNews(
  db: Kysely<Tables>,
  caller: Pick<Caller, 'subject' | 'companies'>,
  period: HitPeriod,
): Promise<News['searches']> {
  const hits = (await findFollowedHits(db, caller, period)).filter(({ isGone, wasFound }) => isGone === wasFound);
  const bySearch = Map.groupBy(hits, ({ search }) => search);
  return [...bySearch].map(([name, own]) => {
    const gone = own.filter(({ isGone }) => isGone).length;
    const titles = own.slice(0, HOME_TITLES).map(({ title, isGone }) => ({ ...title, isGone }));
    // A group has a hit, and names of a person's searches are unique.
    return { name, address: own[0]?.address ?? '', found: own.length - gone, gone, titles };
  });
}
