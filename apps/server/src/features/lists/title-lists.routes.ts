import { isInBusinessUnit, MAX_COUNTED_STALE_FIGURES } from '@titlenet/catalogue/lists/backlist';
import type { ListRow } from '@titlenet/catalogue/lists/list-row';
import { dayOfPerson } from '@titlenet/catalogue/periods/reporting-periods';
import { findTop, getTopChAwards, getTopTrAwards, getTradeCategory, type ListReport } from '@titlenet/contract/lists';
import { getPromotions } from '@titlenet/contract/promotions';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { countStaleFigures } from '../../records/monthly-sales.queries.ts';
import { findFigureMonths } from '../../records/sales-windows.queries.ts';
import { ofAudience } from './empty-lists.queries.ts';
import { findPromotions } from './promotions.queries.ts';
import { findAwardTitles, findBestsellers, findTradeCategory } from './title-lists.queries.ts';

/** The roles that may call lists may also open the title sheets of the rows, so all rows are links (G-102). */
const report = async (rows: Promise<ListRow[]>): Promise<ListReport> => ({ showLinks: true, data: await rows });

/** Lists of titles: trade categories, awards, backlist views [API-20..API-22, API-25] and promotions. */
export function registerTitleLists(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { read } = database;

  route(app, getTradeCategory, ({ params, companies }) => report(findTradeCategory(read, params.report, companies)));

  route(app, getTopChAwards, ({ params, companies }) =>
    report(findAwardTitles(read, params.awardId, ofAudience(companies, true))),
  );

  route(app, getTopTrAwards, ({ params, companies }) =>
    report(findAwardTitles(read, params.id, ofAudience(companies, false))),
  );

  route(app, getPromotions, ({ companies }) => findPromotions(read, dayOfPerson(companies, new Date()), companies));

  route(app, findTop, async ({ body: { businessUnit, ...query }, companies }) => {
    const ranked = companies.filter((code) => isInBusinessUnit(code, businessUnit));
    // Before the figures: those that are updated meanwhile are newer than what the list says of them, never older.
    const [months, staleFigures] = await Promise.all([
      findFigureMonths(read, ranked),
      countStaleFigures(read, ranked, MAX_COUNTED_STALE_FIGURES + 1),
    ]);
    const { rows: data, figures } = await findBestsellers(read, query, ranked);
    return { showLinks: true, data, figures, months, staleFigures };
  });
}
