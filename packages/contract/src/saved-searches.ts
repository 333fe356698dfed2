import { type DivisionNumber, divisions } from '@titlenet/catalogue/divisions';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Maximum number of recent searches stored for a user. */
export const MAX_RECENT_SEARCHES = 10;
/** Maximum number of saved searches of a user. */
export const MAX_SAVED_SEARCHES = 200;

/** @returns the division of a result address of a power search; null for any other address. */
export function divisionOfSearch(address: string): DivisionNumber | null {
  const [, form] = /^\/Searching\/PowerSearch\/(\w+)\/result\?./.exec(address) ?? [];
  return divisions.find(({ powerSearch }) => powerSearch !== null && powerSearch === form)?.number ?? null;
}

const nameSchema = z.string().trim().min(1).max(100);

/** A power search, stored as its address, which contains all criteria (PSTRADE-055). */
const searchShape = {
  address: z
    .string()
    .max(8_000)
    .refine((address) => divisionOfSearch(address) !== null, 'Not the result of a power search'),
  /** Summary of the criteria with the labels of the form. */
  description: z.string().trim().max(500).default(''),
};

export const recentSearchSchema = z.object({ address: z.string(), description: z.string() });
export type RecentSearch = z.infer<typeof recentSearchSchema>;

export const savedSearchSchema = recentSearchSchema.extend({ id: z.int(), name: z.string() });
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchesSchema = z.object({
  saved: z.array(savedSearchSchema),
  recent: z.array(recentSearchSchema).max(MAX_RECENT_SEARCHES),
});
export type SavedSearches = z.infer<typeof savedSearchesSchema>;

const searchParams = z.object({ searchId: z.coerce.number().int().positive().max(2_147_483_647) });

export const findSavedSearches = defineEndpoint({
  name: 'findSavedSearches',
  method: 'GET',
  path: '/api/SavedSearches',
  summary: "The caller's named searches by name and recent ones, newest first, in the divisions that the caller holds",
  access: roles,
  company: 'none',
  response: savedSearchesSchema,
});

export const saveSearch = defineEndpoint({
  name: 'saveSearch',
  method: 'POST',
  path: '/api/SavedSearches',
  summary: "Keeps a power search under a name, in place of the caller's earlier one of that name",
  access: roles,
  company: 'none',
  body: z.object({ name: nameSchema, ...searchShape }),
  response: savedSearchSchema,
});

export const renameSavedSearch = defineEndpoint({
  name: 'renameSavedSearch',
  method: 'PUT',
  path: '/api/SavedSearches/:searchId',
  summary: 'Gives a named search of the caller another name',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: searchParams,
  body: z.object({ name: nameSchema }),
});

export const deleteSavedSearch = defineEndpoint({
  name: 'deleteSavedSearch',
  method: 'DELETE',
  path: '/api/SavedSearches/:searchId',
  summary: 'Forgets a named search of the caller',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: searchParams,
});

export const recordSearch = defineEndpoint({
  name: 'recordSearch',
  method: 'POST',
  path: '/api/RecentSearches',
  summary: "Remembers a power search as the caller's most recent one",
  access: roles,
  company: 'none',
  body: z.object(searchShape),
});
