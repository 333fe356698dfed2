import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { packForAll, packParams } from './packs.ts';

/** Maximum number of people with whom a pack is shared by name. */
export const MAX_PACK_MEMBERS = 100;
/** Maximum number of people found by name. */
export const MAX_FOUND_PEOPLE = 20;

const memberSchema = z.object({ subject: z.string().max(200), role: z.enum(['editor', 'reader']) });

export const packSharingSchema = z.object({
  forAll: z.enum(packForAll),
  members: z.array(memberSchema.extend({ name: z.string() })),
});
export type PackSharing = z.infer<typeof packSharingSchema>;

export const getPackSharing = defineEndpoint({
  name: 'getPackSharing',
  method: 'GET',
  path: '/api/Packs/:packId/Sharing',
  summary: 'With whom a pack of the caller is shared',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: packParams,
  response: packSharingSchema,
});

export const sharePack = defineEndpoint({
  name: 'sharePack',
  method: 'PUT',
  path: '/api/Packs/:packId/Sharing',
  summary: 'Replaces with whom a pack of the caller is shared',
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: packParams,
  body: z.object({ forAll: z.enum(packForAll), members: z.array(memberSchema).max(MAX_PACK_MEMBERS) }),
  response: packSharingSchema,
});

export const findPeopleByName = defineEndpoint({
  name: 'findPeopleByName',
  method: 'GET',
  path: '/api/Colleagues',
  summary: 'People of the house with access to TitleNet, by a part of their name',
  access: roles,
  company: 'none',
  query: z.object({ name: z.string().trim().min(2).max(100) }),
  response: z.array(z.object({ subject: z.string(), name: z.string() })).max(MAX_FOUND_PEOPLE),
});
