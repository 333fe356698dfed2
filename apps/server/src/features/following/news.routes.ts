import { createHash } from 'node:crypto';
import { type ChangedTitle, MAX_HOME_CHANGES } from '@titlenet/catalogue/lists/changed-titles';
import { HOME_TITLES } from '@titlenet/catalogue/lists/home-title';
import { FEED_DAYS, getFollowingFeed, getNews, markNewsRead, type News } from '@titlenet/contract/following';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { hasFreshCopy } from '../../http/stored-json.ts';
import {
  type ChangedTitlesSearch,
  type FoundChanges,
  findChangedTitles,
} from '../../read-titles/changed-titles.queries.ts';
import { atomFeed } from './atom-feed.ts';
import { divisionsOf } from './divisions-of.ts';
import { countFollowed } from './followed.queries.ts';
import { findNewsPeriod, markRead } from './read-marks.queries.ts';
import { findFollowedHits, findSearchNews } from './search-news.ts';

const DAY_MS = 86_400_000;

const keyOf = ({ companyCode, productId }: ChangedTitle) => `${companyCode}:${productId}`;

/** The rows of the first titles. */
function ofFirstTitles({ titles, isMore, data }: FoundChanges): News['unread'] {
  const first = new Set([...new Set(data.map(keyOf))].slice(0, HOME_TITLES));
  return { titles, isMore, data: data.filter((row) => first.has(keyOf(row))) };
}

const nothing: News['unread'] = { titles: 0, isMore: false, data: [] };

/** The digest on home: what has changed in the things that a person follows (G-571). */
export function registerNews(
  app: FastifyInstance,
  { settings, database }: Pick<AppContext, 'settings' | 'database'>,
): void {
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
    const searches = await findSearchNews(db, caller, { since: readUntil });
    const [unread, earlier] = [await changes(readUntil, until), await changes(since, readUntil)];
    return { followed, since, until, unread, earlier, searches };
  });

  route(app, getFollowingFeed, async ({ caller, companies, request, reply }) => {
    const { subject } = caller;
    const { until } = await findNewsPeriod(db, subject);
    const since = new Date(Date.parse(`${until}Z`) - FEED_DAYS * DAY_MS).toISOString().slice(0, 19);
    const { data } = await findChangedTitles(db, { since, until, companies, followedBy: subject });
    const hits = await findFollowedHits(db, { subject, companies: [...companies] }, { since });
    const feed = atomFeed({
      publicUrl: settings.PUBLIC_URL,
      since: `${since.slice(0, 10)}T00:00:00`,
      changes: data,
      hits,
    });
    // Weak, because the response may be compressed.
    const etag = `W/"${createHash('sha256').update(feed).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    return hasFreshCopy(request, etag) ? reply.code(304).send() : feed;
  });

  route(app, markNewsRead, async ({ caller: { subject }, body: { until } }) => {
    await markRead(db, subject, until);
    return undefined;
  });
}
