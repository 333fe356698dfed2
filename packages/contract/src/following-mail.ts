import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** How often a person gets the digest of followed things by mail. */
export const mailChoices = ['none', 'daily', 'weekly'] as const;
export type MailChoice = (typeof mailChoices)[number];

const mailSchema = z.object({
  /** False if the server sends no digests. */
  isOffered: z.boolean(),
  /** Domains to which digests may be sent. */
  domains: z.array(z.string()),
  choice: z.enum(mailChoices),
  address: z.string().nullable(),
  /** False until the link of a mail to the address was opened: no digest is sent before. */
  isConfirmed: z.boolean(),
  /** Times in UTC, YYYY-MM-DDTHH:mm:ss: of the next digest or mail with a link, or of the next attempt; and of the last one that was sent. */
  nextAt: z.string().nullable(),
  lastAt: z.string().nullable(),
  /** Why the last digest was not sent, in words. */
  problem: z.string().nullable(),
});
export type FollowingMail = z.output<typeof mailSchema>;

export const getFollowingMail = defineEndpoint({
  name: 'getFollowingMail',
  method: 'GET',
  path: '/api/Following/Mail',
  summary: 'Whether the caller gets the digest by mail, when the next one is due, and why the last one was not sent',
  access: roles,
  company: 'none',
  response: mailSchema,
});

export const putFollowingMail = defineEndpoint({
  name: 'putFollowingMail',
  method: 'PUT',
  path: '/api/Following/Mail',
  summary: 'Chooses whether, how often and where the caller gets the digest by mail',
  errors: ['bad-input'],
  access: roles,
  company: 'none',
  body: z
    .object({ choice: z.enum(mailChoices), address: z.email().max(254).nullable() })
    .refine(({ choice, address }) => choice === 'none' || address !== null, 'A digest needs an address'),
  response: mailSchema,
});
