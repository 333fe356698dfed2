import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Report of an uncaught error in a browser; contains no tokens and no user input (G-144). */
export const clientErrorSchema = z.object({
  message: z.string().max(2_000),
  stack: z.string().max(20_000).optional(),
  url: z.string().max(2_000),
  traceId: z.string().max(64).optional(),
  kind: z.enum(['error', 'unhandledRejection', 'render']),
});
export type ClientError = z.infer<typeof clientErrorSchema>;

export const reportClientError = defineEndpoint({
  name: 'reportClientError',
  method: 'POST',
  path: '/api/ClientErrors',
  summary: 'Receives error reports of browsers, rate-limited',
  errors: ['mail-unavailable'],
  access: 'open',
  company: 'none',
  body: clientErrorSchema,
});
