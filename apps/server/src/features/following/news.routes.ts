import { type ChangedTitle, MAX_HOME_CHANGES } from '@titlenet/catalogue/lists/changed-titles';
import { HOME_TITLES } from '@titlenet/catalogue/lists/home-title';
import { getNews, markNewsRead, type News } from '@titlenet/contract/following';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import {
  type ChangedTitlesSearch,
  type FoundChanges,
  findChangedTitles,
} from '../../read-titles/changed-titles.queries.ts';
import { divisionsOf } from './divisions-of.ts';
import { countFollowed } from './followed.queries.ts';
import { findNewsPeriod, markRead } from './read-marks.queries.ts';
import { findSearchNews } from './search-news.ts';

const keyOf = ({ companyCode, productId }: ChangedTitle) => `${companyCode}:${productId}`;

/** The rows of the first titles. */
function ofFirstTitles({ titles, isMore, data }: FoundChanges): News['unread'] {
  const first = new Set([...new Set(data.map(keyOf))].slice(0, HOME_TITLES));
  return { titles, isMore, data: data.filter((row) => first.has(keyOf(row))) };
}

const nothing: News['unread'] = { titles: 0, isMore: false, data: [] };

/** The digest on home: what has changed in the things that a person follows (G-571). */
export function registerNews(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // Reads must see the user's own writes, so replicas are not used.
  const { db } = database;

  route(app, getNews, async ({ caller, companies }) => {
    const { subject } = caller;
    const { since, readUntil, until } = await findNewsPeriod(db, subject);
    const followed = await countFollowed(db, subject, { companies, divisions: divisionsOf(caller) });
    const changes = async (from: string, to: string) => {
      if (followed === 0 || from >= to) return nothing;
      const search: ChangedTitlesSearch = { since: from, until: to, companies, followedBy: subject };
      return ofFirstTitles(await findChangedTitles(db, { ...search, maximum: MAX_HOME_CHANGES }));
    };
    const searches = await findSearchNews(db, caller, readUntil);
    const [unread, earlier] = [await changes(readUntil, until), await changes(since, readUntil)];
    return { followed, since, until, unread, earlier, searches };
  });

  route(app, markNewsRead, async ({ caller: { subject }, body: { until } }) => {
    await markRead(db, subject, until);
    return undefined;
  });
}
