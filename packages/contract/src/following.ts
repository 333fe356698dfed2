import { changedTitleFields } from '@titlenet/catalogue/lists/changed-titles';
import { homeTitleFields } from '@titlenet/catalogue/lists/home-title';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { askedIsbn } from './isbn-text.ts';
import { savedSearchSchema } from './saved-searches.ts';
import { userListSchema } from './user-lists.ts';

/** Maximum number of titles, lists and searches that a person follows. */
export const MAX_FOLLOWED = 500;

/** A search that finds more titles is followed without news: they would be lists of thousands. */
export const MAX_FOLLOWED_HITS = 10_000;

const id = z.coerce.number().int().positive().max(2_147_483_647);
/** The id by which a thing is unfollowed, and since when it is followed: YYYY-MM-DDTHH:mm:ss, UTC. */
const followed = { followedId: z.int(), since: z.string() };

export const followingSchema = z.object({
  /** Titles of the caller's companies, deleted ones too, by title. */
  titles: z.array(recordSchema(homeTitleFields).extend({ ...followed, isDeleted: z.boolean() })),
  /** Lists that the caller may see, by name. */
  lists: z.array(userListSchema.extend(followed)),
  /** Searches in divisions of the caller, by name. */
  searches: z.array(
    savedSearchSchema.extend({
      ...followed,
      /** True if it finds more than `MAX_FOLLOWED_HITS`: new and gone titles are not told. */
      hasTooMany: z.boolean(),
    }),
  ),
});
export type Following = z.output<typeof followingSchema>;

export const getFollowing = defineEndpoint({
  name: 'getFollowing',
  method: 'GET',
  path: '/api/Following',
  summary: 'The titles, user lists and saved searches that the caller follows and may still see',
  access: roles,
  company: 'title',
  response: followingSchema,
});

export const followTitles = defineEndpoint({
  name: 'followTitles',
  method: 'POST',
  path: '/api/Following/Titles',
  summary: 'Follows titles; returns how many of them the caller follows now, without unknown ones',
  access: roles,
  company: 'title',
  body: z.object({
    titles: z
      .array(z.object({ companyCode: z.string().max(3), isbn: askedIsbn }))
      .min(1)
      .max(MAX_FOLLOWED),
  }),
  response: z.object({ followed: z.int() }),
});

export const followList = defineEndpoint({
  name: 'followList',
  method: 'POST',
  path: '/api/Following/Lists/:listId',
  summary: 'Follows a user list that the caller may see: the changes of its titles',
  errors: ['not-found', 'bad-input'],
  access: roles,
  company: 'none',
  params: z.object({ listId: id }),
});

export const followSearch = defineEndpoint({
  name: 'followSearch',
  method: 'POST',
  path: '/api/Following/Searches/:searchId',
  summary: 'Follows a saved search of the caller: its new titles and those that it does not find any more',
  errors: ['not-found', 'bad-input'],
  access: roles,
  company: 'none',
  params: z.object({ searchId: id }),
});

export const unfollow = defineEndpoint({
  name: 'unfollow',
  method: 'DELETE',
  path: '/api/Following/:followedId',
  summary: 'Ends following a title, list or search',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: z.object({ followedId: id }),
});

const changes = z.object({
  /** Number of titles; `isMore` if only the newest changes were counted. */
  titles: z.int(),
  isMore: z.boolean(),
  /** The changed fields of the first titles. */
  data: z.array(recordSchema(changedTitleFields)),
});

const moment = z.iso.datetime({ local: true });

const newsSchema = z.object({
  /** Number of titles, lists and searches that the caller follows and may still see. */
  followed: z.int(),
  /** What is listed, and how much of it `markNewsRead` marks: from `since` until `until`, YYYY-MM-DDTHH:mm:ss, UTC. */
  since: moment,
  until: moment,
  unread: changes,
  /** What was marked as read, of a week at most. */
  earlier: changes,
  /** Followed searches with unread new titles, or titles that they do not find any more. */
  searches: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      /** Numbers of titles. */
      found: z.int(),
      gone: z.int(),
      /** The first of them. */
      titles: z.array(recordSchema(homeTitleFields).extend({ isGone: z.boolean() })),
    }),
  ),
});
export type News = z.output<typeof newsSchema>;

export const getNews = defineEndpoint({
  name: 'getNews',
  method: 'GET',
  path: '/api/Following/News',
  summary: 'What has changed in the things that the caller follows, unread changes and those of a week',
  access: roles,
  company: 'title',
  response: newsSchema,
});

export const markNewsRead = defineEndpoint({
  name: 'markNewsRead',
  method: 'PUT',
  path: '/api/Following/News/Read',
  summary: 'Marks the changes until a time as read; a time before the latest mark changes nothing',
  access: roles,
  company: 'none',
  /** `until` of the news that were read. */
  body: z.object({ until: moment }),
});

/** Days whose changes the feed has. */
export const FEED_DAYS = 30;

export const getFollowingFeed = defineEndpoint({
  name: 'getFollowingFeed',
  readTokenScope: 'following',
  method: 'GET',
  path: '/api/Following/Atom',
  summary:
    'What has changed in the things that the caller follows, as an Atom feed; a read token may be the password of HTTP Basic',
  access: roles,
  company: 'title',
  produces: 'application/atom+xml',
  response: z.string(),
});
