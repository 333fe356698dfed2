import { getChangedTitles } from '@titlenet/contract/changed-titles';
import { getOnSaleTitles } from '@titlenet/contract/on-sale';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import { orNarrower } from '../../http/narrower.ts';
import { route } from '../../http/route.ts';
import { findVisibleListIds } from '../../people/visible-lists.queries.ts';
import { findLastVisit } from '../../people/visits.queries.ts';
import { type FoundChanges, findChangedTitles } from '../../read-titles/changed-titles.queries.ts';
import { SharedReads } from '../../read-titles/shared-reads.ts';
import { changePeriod } from './change-period.ts';
import { findOnSaleTitles } from './on-sale.queries.ts';

/** What feeds have changed on the caller's titles in a period, and what goes on sale in one. */
export function registerChangedTitles(
  app: FastifyInstance,
  { database, caches }: Pick<AppContext, 'database' | 'caches'>,
): void {
  const { read, slowQuery } = database;
  const shared = caches.add(new SharedReads<FoundChanges>(database, { max: 20 }));

  route(app, getChangedTitles, async ({ caller, companies, query }) => {
    const { period, kind, imprint, list, followed } = query;
    if (list !== undefined && (await findVisibleListIds(read, caller.subject, [list])).length === 0)
      throw new AppError('not-found', 'The list does not exist');
    const lastVisit = period === 'visit' ? await findLastVisit(read, caller.subject) : null;
    const times = changePeriod(query, { now: new Date(), lastVisit });
    const followedBy = followed ? caller.subject : undefined;
    const search = { ...times, companies: companies.toSorted(), kind, imprint, listId: list, followedBy };
    if (list !== undefined || followedBy !== undefined)
      return { since: times.since, ...(await findChangedTitles(read, search)) };
    // Of whole companies: more than other requests read.
    const find = () => orNarrower(findChangedTitles(slowQuery, search), 'a shorter period, a company or an imprint');
    return { since: times.since, ...(await shared.get(JSON.stringify(search), find)) };
  });

  route(app, getOnSaleTitles, ({ companies, query }) => findOnSaleTitles(read, query, companies));
}
