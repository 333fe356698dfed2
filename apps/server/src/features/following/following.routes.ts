import { accessibleDivisions } from '@titlenet/catalogue/divisions';
import {
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
import * as queries from './followed.queries.ts';

const divisionsOf = ({ companies }: Pick<Caller, 'companies'>) =>
  accessibleDivisions(companies).map(({ number }) => number);

/** @throws AppError if the person would follow too much */
function countOf(outcome: number | 'too many'): number {
  if (outcome !== 'too many') return outcome;
  throw new AppError('bad-input', `You follow ${MAX_FOLLOWED} titles, lists and searches. Stop following some first.`);
}

/** What a person follows: titles, user lists and saved searches (G-570). */
export function registerFollowing(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // Reads must see the user's own writes, so replicas are not used.
  const { db } = database;
  const maximum = MAX_FOLLOWED;

  route(app, getFollowing, async ({ caller, companies }) => ({
    titles: await queries.findFollowedTitles(db, caller.subject, companies),
    lists: await queries.findFollowedLists(db, caller.subject),
    searches: await queries.findFollowedSearches(db, caller.subject, divisionsOf(caller)),
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
    const search = { searchId, divisions: divisionsOf(caller), maximum };
    if (countOf(await queries.followSearch(db, caller.subject, search)) === 0)
      throw new AppError('not-found', 'There is no such search of yours.');
    return undefined;
  });

  route(app, unfollow, async ({ caller: { subject }, params: { followedId } }) => {
    if (!(await queries.unfollow(db, subject, followedId)))
      throw new AppError('not-found', 'You do not follow this any more.');
    return undefined;
  });
}
