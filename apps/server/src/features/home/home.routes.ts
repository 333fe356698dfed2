import { dayAfter, localDay } from '@titlenet/catalogue/formatting/days';
import { getPromotions, visitHome } from '@titlenet/contract/home';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findChangedTitles, findOnSale, recordVisit } from './home.queries.ts';
import { findPromotions } from './promotions.queries.ts';

/** The week of a day, Sunday to Saturday. */
function weekOf(moment: Date): { from: string; to: string } {
  const from = dayAfter(localDay(moment), -moment.getDay());
  return { from, to: dayAfter(from, 6) };
}

/** The home page: what goes on sale, what has changed, which promotions run. */
export function registerHome(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { db, read } = database;

  route(app, visitHome, async ({ caller, companies }) => {
    const [onSale, since] = await Promise.all([
      findOnSale(read, weekOf(new Date()), companies),
      recordVisit(db, caller.subject),
    ]);
    return { onSale, changes: await findChangedTitles(read, since, companies) };
  });

  route(app, getPromotions, ({ companies }) => findPromotions(read, localDay(new Date()), companies));
}
