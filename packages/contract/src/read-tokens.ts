import { companyCodes } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { readTokenScopes } from './read-token-scopes.ts';

/** Maximum number of read tokens of a person, expired ones included. */
export const MAX_READ_TOKENS = 20;
/** Maximum validity of a read token in days. */
export const MAX_READ_TOKEN_DAYS = 366;

const scopeSchema = z.enum(readTokenScopes);
const companySchema = z.enum(companyCodes);

/** A read token as its owner and administrators see it; the token itself is stored as a digest only. */
export const readTokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** The owner's display name, or the subject if the directory has none. */
  owner: z.string(),
  isMine: z.boolean(),
  companies: z.array(z.string()),
  scopes: z.array(scopeSchema),
  /** Times in UTC, `2026-11-24T16:05:00`. */
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** Within a minute of the latest use; null if never used. */
  lastUsedAt: z.string().nullable(),
});
export type ReadToken = z.infer<typeof readTokenSchema>;

const newReadTokenSchema = z.object({
  name: z.string().trim().min(1).max(100),
  companies: z.array(companySchema).min(1),
  scopes: z.array(scopeSchema).min(1),
  /** Days from now until the token expires. */
  days: z.int().min(1).max(MAX_READ_TOKEN_DAYS),
});
export type NewReadToken = z.infer<typeof newReadTokenSchema>;

export const findReadTokens = defineEndpoint({
  name: 'findReadTokens',
  method: 'GET',
  path: '/api/ReadTokens',
  summary: "The caller's read tokens, newest first; for administrators those of all people, their own ones first",
  access: roles,
  company: 'none',
  response: z.array(readTokenSchema),
});

export const createReadToken = defineEndpoint({
  name: 'createReadToken',
  method: 'POST',
  path: '/api/ReadTokens',
  summary: 'Creates a read token; the response is the only one that contains it',
  access: roles,
  company: 'none',
  body: newReadTokenSchema,
  response: readTokenSchema.extend({ token: z.string() }),
});

export const revokeReadToken = defineEndpoint({
  name: 'revokeReadToken',
  method: 'DELETE',
  path: '/api/ReadTokens/:tokenId',
  summary: "Revokes a read token of the caller; administrators may revoke anyone's",
  errors: ['not-found'],
  access: roles,
  company: 'none',
  params: z.object({ tokenId: z.coerce.number().int().positive().max(2_147_483_647) }),
});
