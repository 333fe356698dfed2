import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** What a browser reports of an uncaught error; never a token, never what a person typed (decision G-144). */
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
  summary: 'Takes the report of an error in the browser, rate-limited',
  access: 'open',
  company: 'none',
  body: clientErrorSchema,
});
