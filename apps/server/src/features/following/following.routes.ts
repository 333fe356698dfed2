import {
  type Following,
  followList,
  followSearch,
  followTitles,
  getFollowing,
  MAX_FOLLOWED,
  unfollow,
} from '@titlenet/contract/following';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { Caller } from '../../http/caller.ts';
import { route } from '../../http/route.ts';
import { divisionsOf } from './divisions-of.ts';
import * as queries from './followed.queries.ts';
import { sharedSearch } from './followed-search.ts';
import { findDatabaseTime, findKeysWithTooMany } from './search-hits.queries.ts';
import { checkHits } from './search-hits.ts';

/** @throws AppError if the person would follow too much */
function countOf(outcome: number | 'too many'): number {
  if (outcome !== 'too many') return outcome;
  throw new AppError('bad-input', `You follow ${MAX_FOLLOWED} titles, lists and searches. Stop following some first.`);
}

/** What a person follows: titles, user lists and saved searches (G-570). */
export function registerFollowing(
  app: FastifyInstance,
  { database, search }: Pick<AppContext, 'database' | 'search'>,
): void {
  // Reads must see the user's own writes, so replicas are not used.
  const { db } = database;
  const maximum = MAX_FOLLOWED;

  const findSearches = async ({ subject, companies }: Caller): Promise<Following['searches']> => {
    const found = await queries.findFollowedSearches(db, subject, divisionsOf({ companies }));
    const keys = found.map(({ address }) => sharedSearch({ subject, companies, address })?.key ?? '');
    const tooMany = await findKeysWithTooMany(db, keys);
    return found.map((one, index) => ({ ...one, hasTooMany: tooMany.has(keys[index] ?? '') }));
  };

  route(app, getFollowing, async ({ caller, companies }) => ({
    titles: await queries.findFollowedTitles(db, caller.subject, companies),
    lists: await queries.findFollowedLists(db, caller.subject),
    searches: await findSearches(caller),
  }));

  route(app, followTitles, async ({ caller: { subject }, companies, body }) => {
    const titles = body.titles.filter(({ companyCode }) => companies.some((code) => code === companyCode));
    return { followed: countOf(await queries.followTitles(db, subject, { titles, maximum })) };
  });

  route(app, followList, async ({ caller: { subject }, params: { listId } }) => {
    if (countOf(await queries.followList(db, subject, { listId, maximum })) === 0)
      throw new AppError('not-found', 'There is no such list of yours.');
    return undefined;
  });

  route(app, followSearch, async ({ caller, params: { searchId } }) => {
    const { subject, companies } = caller;
    const divisions = divisionsOf(caller);
    if (countOf(await queries.followSearch(db, subject, { searchId, divisions, maximum })) === 0)
      throw new AppError('not-found', 'There is no such search of yours.');
    const followed = (await queries.findFollowedSearches(db, subject, divisions)).find(({ id }) => id === searchId);
    const shared = followed && sharedSearch({ subject, companies, address: followed.address });
    // What it finds now is not new. While the index is being loaded, the next check of all searches stores it.
    if (shared && search.status.isReady) await checkHits({ db, search }, shared, await findDatabaseTime(db));
    return undefined;
  });

  route(app, unfollow, async ({ caller: { subject }, params: { followedId } }) => {
    if (!(await queries.unfollow(db, subject, followedId)))
      throw new AppError('not-found', 'You do not follow this any more.');
    return undefined;
  });
}
