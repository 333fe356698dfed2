import { dayAfter, localDay } from '@titlenet/catalogue/formatting/days';
import { HOME_TITLES } from '@titlenet/catalogue/lists/home-title';
import { type Home, visitHome } from '@titlenet/contract/home';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { recordVisit } from '../../people/visits.queries.ts';
import { findChangedTitles, findNextOnSale, findOnSale } from './home.queries.ts';

/** The week of a day, Sunday to Saturday. */
function weekOf(moment: Date): { from: string; to: string } {
  const from = dayAfter(localDay(moment), -moment.getDay());
  return { from, to: dayAfter(from, 6) };
}

/** The titles of this week, and the next ones if there is room for them. */
async function readOnSale(db: Parameters<typeof findOnSale>[0], companies: readonly string[]): Promise<Home['onSale']> {
  const week = weekOf(new Date());
  const onSale = await findOnSale(db, week, companies);
  const room = HOME_TITLES - onSale.titles.length;
  return { ...onSale, next: room > 0 ? await findNextOnSale(db, week.to, companies, room) : [] };
}

/** The home page: what goes on sale and what has changed. */
export function registerHome(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { db, read } = database;

  route(app, visitHome, async ({ caller, companies }) => {
    const [onSale, since] = await Promise.all([readOnSale(read, companies), recordVisit(db, caller.subject)]);
    return { onSale, changes: await findChangedTitles(read, since, companies) };
  });
}
