import { dayAfter, localDay } from '@titlenet/catalogue/formatting/days';
import { boxQuery } from '@titlenet/catalogue/search-box/typed-query';
import { searchBox } from '@titlenet/contract/search-box';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../http/app-context.ts';
import { route } from '../../../http/route.ts';
import { boxGroups } from '../../../search/box-hits.ts';
import { findBoxTitles } from './box-titles.queries.ts';

/** Titles on sale since at most so many days come first among equals (G-264). */
const RECENT_DAYS = 365;

/** The search box, which searches all divisions of the caller. */
export function registerSearchBox(
  app: FastifyInstance,
  { database, search }: Pick<AppContext, 'database' | 'search'>,
): void {
  route(app, searchBox, async ({ body, companies }) => {
    const query = boxQuery(body.text);
    const groups = boxGroups(companies).filter(({ division }) => division === (body.division ?? division));
    const recentFrom = dayAfter(localDay(new Date()), -RECENT_DAYS);
    const found = await search.findByBox({ query, groups, maximum: body.maximum, recentFrom });
    const hits = found.flatMap(({ titles }) => titles);
    const byId = await findBoxTitles(database.read, { query, hits, companies });
    return {
      groups: found.map((group) => ({ ...group, titles: group.titles.flatMap(({ id }) => byId.get(id) ?? []) })),
    };
  });
}
