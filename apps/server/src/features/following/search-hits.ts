import { MAX_FOLLOWED_HITS } from '@titlenet/contract/following';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { CatalogueSearch } from '../../search/catalogue-search.ts';
import { predicatesOf } from '../../search/criteria-of-form.ts';
import { searchCalendar } from '../../search/search-calendar.ts';
import { type SharedSearch, sharedSearch } from './followed-search.ts';
import {
  deleteOldHits,
  findDatabaseTime,
  findFollowedSearchesOfAll,
  findFreshKeys,
  storeHits,
} from './search-hits.queries.ts';

interface Parts {
  search: Pick<CatalogueSearch, 'findSample'>;
  /** In the background with the limits of imports. */
  db: Kysely<Tables>;
}

/**
 * Runs a search and stores what has come and gone.
 *
 * @param checkedAt time of the database before the search is run
 * @throws AppError `search-not-ready`
 */
export async function checkHits({ db, search }: Parts, shared: SharedSearch, checkedAt: string): Promise<void> {
  const { key, form, values, subject, companies } = shared;
  const calendar = await searchCalendar(db, form, values, subject);
  const scope = { division: form.division, companies, subject, predicates: predicatesOf(form, values, calendar) };
  const found = await search.findSample(scope, MAX_FOLLOWED_HITS + 1);
  const isTooMany = found.isUncounted || found.ids.length > MAX_FOLLOWED_HITS;
  const ids = isTooMany ? null : found.ids.toSorted((one, other) => one - other);
  await storeHits(db, key, { ids, checkedAt });
}

/**
 * Checks the hits of all followed searches that may have changed: each distinct search once, for all people who follow
 * the same with the same companies.
 *
 * @returns the number of searches that were run
 * @throws AppError `search-not-ready`
 */
export async function checkAllHits(parts: Parts, signal?: AbortSignal): Promise<number> {
  const { db } = parts;
  const followed = (await findFollowedSearchesOfAll(db)).flatMap((one) => sharedSearch(one) ?? []);
  const byKey = new Map(followed.map((shared) => [shared.key, shared]));
  const fresh = await findFreshKeys(db, [...byKey.keys()]);
  const checkedAt = await findDatabaseTime(db);
  let checked = 0;
  for (const [key, shared] of byKey) {
    if (fresh.has(key)) continue;
    signal?.throwIfAborted();
    await checkHits(parts, shared, checkedAt);
    checked += 1;
  }
  await deleteOldHits(db, [...byKey.keys()]);
  return checked;
}
