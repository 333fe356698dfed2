import { searchRowFields } from '@titlenet/catalogue/quick-search-result';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { isbnText } from './isbn-text.ts';

/** Maximum number of lists of one user. */
export const MAX_USER_LISTS = 500;
/** Maximum number of ISBNs of a user list. */
export const MAX_USER_LIST_SIZE = 100_000;
/** Maximum number of ISBNs of one request; clients split longer lists. */
export const MAX_ISBNS_PER_REQUEST = 2_000;
/** Maximum number of ISBNs that the page of a list looks up. Searches with the list use all of them. */
export const MAX_LISTED_ISBNS = 10_000;

/** Name of a user list. */
export const userListNameSchema = z.string().trim().min(1).max(200);

/** A list of ISBNs of one user; a shared list is visible to all users (G-43, G-80). */
export const userListSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The owner's display name. */
  owner: z.string(),
  /** Whether the caller owns the list; only the owner may change it. */
  isMine: z.boolean(),
  isShared: z.boolean(),
  /** Number of ISBNs. */
  size: z.int().nonnegative(),
});
export type UserList = z.infer<typeof userListSchema>;

/** ISBNs without a title in the caller's companies. Titles of other companies are treated like unknown ones (G-165). */
const unseen = { notFound: z.array(z.string()) };

/** A user list with the titles of its ISBNs. */
export const userListContentSchema = z.object({
  list: userListSchema,
  /** Titles of the caller's companies in the order of the ISBNs; an ISBN can have titles of several companies. */
  rows: z.array(recordSchema(searchRowFields)),
  /** Number of ISBNs of the list that were looked up. */
  shown: z.int().nonnegative().max(MAX_LISTED_ISBNS),
  ...unseen,
});
export type UserListContent = z.infer<typeof userListContentSchema>;

const listParams = z.object({ listId: z.coerce.number().int().positive().max(2_147_483_647) });
const isbnsBody = z.object({ isbns: z.array(isbnText).min(1).max(MAX_ISBNS_PER_REQUEST) });

export const findUserLists = defineEndpoint({
  name: 'findUserLists',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/UserLists',
  summary: "The caller's lists and the lists shared by other users, sorted by name",
  access: roles,
  company: 'none',
  response: z.array(userListSchema),
});

export const createUserList = defineEndpoint({
  name: 'createUserList',
  method: 'POST',
  path: '/api/UserLists',
  summary: 'Creates an empty list of the caller; an existing name is rejected',
  access: roles,
  company: 'none',
  body: z.object({ name: userListNameSchema, isShared: z.boolean().default(false) }),
  response: userListSchema,
});

export const getUserList = defineEndpoint({
  name: 'getUserList',
  readTokenScope: 'lists',
  method: 'GET',
  path: '/api/UserLists/:listId',
  summary: 'A list with its titles, and its ISBNs without a title',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: listParams,
  response: userListContentSchema,
});

export const changeUserList = defineEndpoint({
  name: 'changeUserList',
  method: 'PUT',
  path: '/api/UserLists/:listId',
  summary: 'Renames a list of the caller, or changes whether it is shared',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: listParams,
  body: z.object({ name: userListNameSchema.optional(), isShared: z.boolean().optional() }),
  response: userListSchema,
});

export const deleteUserList = defineEndpoint({
  name: 'deleteUserList',
  method: 'DELETE',
  path: '/api/UserLists/:listId',
  summary: 'Deletes a list of the caller',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: listParams,
});

export const addToUserList = defineEndpoint({
  name: 'addToUserList',
  method: 'POST',
  path: '/api/UserLists/:listId/Isbns',
  summary: 'Adds ISBNs to a list of the caller; returns those that were on it, and those without a title',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: listParams,
  body: isbnsBody,
  response: z.object({
    added: z.int().nonnegative(),
    alreadyThere: z.int().nonnegative(),
    /** Sent ISBNs that were on the list before, ascending. */
    present: z.array(z.string()),
    ...unseen,
  }),
});

export const removeFromUserList = defineEndpoint({
  name: 'removeFromUserList',
  method: 'POST',
  path: '/api/UserLists/:listId/Isbns/Remove',
  summary: 'Removes ISBNs from a list of the caller; returns those that were not on it',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: listParams,
  body: isbnsBody,
  response: z.object({
    removed: z.int().nonnegative(),
    /** Sent ISBNs that were not on the list, in their order. */
    absent: z.array(z.string()),
  }),
});
