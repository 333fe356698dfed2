import { getChangedTitles } from '@titlenet/contract/changed-titles';
import { getOnSaleTitles } from '@titlenet/contract/on-sale';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findVisibleListIds } from '../../people/visible-lists.queries.ts';
import { findLastVisit } from '../../people/visits.queries.ts';
import { findChangedTitles } from '../../read-titles/changed-titles.queries.ts';
import { changePeriod } from './change-period.ts';
import { findOnSaleTitles } from './on-sale.queries.ts';

/** What feeds have changed on the caller's titles in a period, and what goes on sale in one. */
export function registerChangedTitles(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { read } = database;

  route(app, getChangedTitles, async ({ caller, companies, query }) => {
    const { period, kind, imprint, list, followed } = query;
    if (list !== undefined && (await findVisibleListIds(read, caller.subject, [list])).length === 0)
      throw new AppError('not-found', 'The list does not exist');
    const lastVisit = period === 'visit' ? await findLastVisit(read, caller.subject) : null;
    const times = changePeriod(query, { now: new Date(), lastVisit });
    const followedBy = followed ? caller.subject : undefined;
    const search = { ...times, companies, kind, imprint, listId: list, followedBy };
    return { since: times.since, ...(await findChangedTitles(read, search)) };
  });

  route(app, getOnSaleTitles, ({ companies, query }) => findOnSaleTitles(read, query, companies));
}
