import { searchRowFields } from '@titlenet/catalogue/quick-search';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { recordSchema } from './field-schema.ts';
import { isbnText } from './isbn-text.ts';

/** ISBNs that one list holds at most, pasted or fed. */
export const userListMaximum = 100_000;
/** ISBNs of one call; whoever has more sends them in several. */
export const userListBatch = 2_000;
/** ISBNs of a list that its page looks up; a search with the list takes them all. */
export const userListShownMaximum = 10_000;

/** A list as its owner names it. */
export const userListNameSchema = z.string().trim().min(1).max(200);

/** A list of ISBNs of one person, for everybody when it is shared (decisions G-43, G-80). */
export const userListSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The owner's display name. */
  owner: z.string(),
  /** Whether the caller owns it; nobody else may change it. */
  isMine: z.boolean(),
  isShared: z.boolean(),
  /** How many ISBNs it holds. */
  size: z.int().nonnegative(),
});
export type UserList = z.infer<typeof userListSchema>;

/** ISBNs of which the caller can see no title: none has them, or only titles of companies that the caller lacks. */
const unseen = { notFound: z.array(z.string()), noAccess: z.array(z.string()) };

/** A list with the titles of its ISBNs. */
export const userListContentSchema = z.object({
  list: userListSchema,
  /** The caller's titles, in the order of their ISBNs; one ISBN may be that of several companies' titles. */
  rows: z.array(recordSchema(searchRowFields)),
  /** How many of the list's ISBNs were looked up. */
  shown: z.int().nonnegative().max(userListShownMaximum),
  ...unseen,
});
export type UserListContent = z.infer<typeof userListContentSchema>;

const listParams = z.object({ listId: z.coerce.number().int().positive().max(2_147_483_647) });
const isbnsBody = z.object({ isbns: z.array(isbnText).min(1).max(userListBatch) });

export const findUserLists = defineEndpoint({
  name: 'findUserLists',
  method: 'GET',
  path: '/api/UserLists',
  summary: "The caller's lists and those that others share, by name",
  access: roles,
  company: 'none',
  response: z.array(userListSchema),
});

export const createUserList = defineEndpoint({
  name: 'createUserList',
  method: 'POST',
  path: '/api/UserLists',
  summary: 'A new, empty list of the caller; a name that the caller has a list of already is refused',
  access: roles,
  company: 'none',
  body: z.object({ name: userListNameSchema, isShared: z.boolean().default(false) }),
  response: userListSchema,
});

export const getUserList = defineEndpoint({
  name: 'getUserList',
  method: 'GET',
  path: '/api/UserLists/:listId',
  summary: "A list with the caller's titles of its ISBNs, and the ISBNs without one",
  access: roles,
  company: 'none',
  params: listParams,
  response: userListContentSchema,
});

export const changeUserList = defineEndpoint({
  name: 'changeUserList',
  method: 'PUT',
  path: '/api/UserLists/:listId',
  summary: 'Renames a list of the caller, or shares it, or stops that',
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
  access: roles,
  company: 'none',
  params: listParams,
});

export const addToUserList = defineEndpoint({
  name: 'addToUserList',
  method: 'POST',
  path: '/api/UserLists/:listId/Isbns',
  summary: 'Adds ISBNs to a list of the caller, and says of which there is no title to see',
  access: roles,
  company: 'none',
  params: listParams,
  body: isbnsBody,
  response: z.object({ added: z.int().nonnegative(), alreadyThere: z.int().nonnegative(), ...unseen }),
});

export const removeFromUserList = defineEndpoint({
  name: 'removeFromUserList',
  method: 'POST',
  path: '/api/UserLists/:listId/Isbns/Remove',
  summary: 'Takes ISBNs off a list of the caller',
  access: roles,
  company: 'none',
  params: listParams,
  body: isbnsBody,
  response: z.object({ removed: z.int().nonnegative() }),
});
