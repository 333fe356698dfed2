import { homeListKeys } from '@titlenet/catalogue/lists/home-menus';
import { fixedPublicityViews } from '@titlenet/catalogue/lists/publicity-views';
import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/reports/award-lists';
import { getEmptyLists } from '@titlenet/contract/home';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findEmptyAwards, findEmptyBacklists, findEmptyTradeCategories, ofAudience } from './empty-lists.queries.ts';
import { hasPublicity } from './publicity-lists.queries.ts';
import { publicityViewQuery } from './publicity-view-query.ts';

const idsOf = (lists: readonly { id: number }[]) => lists.map(({ id }) => id);

/** Which lists of home's menus lead to nothing for the caller. */
export function registerEmptyLists(app: FastifyInstance, { database: { read } }: Pick<AppContext, 'database'>): void {
  route(app, getEmptyLists, async ({ companies }) => {
    const [views, times, categories, childrens, trade] = await Promise.all([
      Promise.all(
        fixedPublicityViews.map(async (view) => ({
          key: view.key,
          isEmpty: !(await hasPublicity(read, publicityViewQuery(view, companies))),
        })),
      ),
      findEmptyBacklists(read, companies),
      findEmptyTradeCategories(read, companies),
      findEmptyAwards(read, idsOf(childrensAwardLists), ofAudience(companies, true)),
      findEmptyAwards(read, idsOf(tradeAwardLists), ofAudience(companies, false)),
    ]);
    return [
      ...views.filter(({ isEmpty }) => isEmpty).map(({ key }) => homeListKeys.publicity(key)),
      ...times.map(homeListKeys.backlist),
      ...categories.map(homeListKeys.tradeCategory),
      ...childrens.map((id) => homeListKeys.award('childrens', id)),
      ...trade.map((id) => homeListKeys.award('trade', id)),
    ];
  });
}
