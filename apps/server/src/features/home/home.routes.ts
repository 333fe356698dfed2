import { MAX_HOME_CHANGES } from '@titlenet/catalogue/lists/changed-titles';
import { HOME_TITLES } from '@titlenet/catalogue/lists/home-title';
import { weekOf } from '@titlenet/catalogue/lists/on-sale';
import { dayOfPerson } from '@titlenet/catalogue/periods/reporting-periods';
import { type Home, visitHome } from '@titlenet/contract/home';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { recordVisit } from '../../people/visits.queries.ts';
import { countChangedTitles } from '../../read-titles/changed-titles.queries.ts';
import { findNewestChanges, findNextOnSale, findOnSale } from './home.queries.ts';

/** The titles of this week, and the next ones if there is room for them. */
async function readOnSale(db: Parameters<typeof findOnSale>[0], companies: readonly string[]): Promise<Home['onSale']> {
  const week = weekOf(dayOfPerson(companies, new Date()));
  const onSale = await findOnSale(db, week, companies);
  const room = HOME_TITLES - onSale.titles.length;
  return { ...onSale, next: room > 0 ? await findNextOnSale(db, week.to, companies, room) : [] };
}

/** The home page: what goes on sale and what has changed. */
export function registerHome(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { db, read } = database;

  route(app, visitHome, async ({ caller, companies }) => {
    const [onSale, since] = await Promise.all([readOnSale(read, companies), recordVisit(db, caller.subject)]);
    const newest = await findNewestChanges(read, since, companies);
    const search = { since: newest.since, until: null, companies, maximum: MAX_HOME_CHANGES };
    const { titles, isMore } = await countChangedTitles(read, search);
    return { onSale, changes: { ...newest, total: titles, isMore } };
  });
}
