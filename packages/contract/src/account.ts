import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Companies and role names of the caller (PERM-08), spelled as in the directory. */
export const permissionsSchema = z.object({ companies: z.array(z.string()), roles: z.array(z.string()) });
export type Permissions = z.infer<typeof permissionsSchema>;

export const getPermissions = defineEndpoint({
  name: 'getPermissions',
  method: 'GET',
  path: '/api/account/Permissions',
  summary: "The caller's companies and roles; cached for at most 60 seconds",
  access: 'signedIn',
  company: 'none',
  response: permissionsSchema,
});

export const clearCache = defineEndpoint({
  name: 'clearCache',
  method: 'GET',
  path: '/api/account/ClearCache',
  summary: 'Empties the caches of permissions and lookups on every node',
  access: ['cacheClearer'],
  company: 'none',
  response: z.object({ cleared: z.literal(true) }),
});
