import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

const status = z.enum(['Healthy', 'Unhealthy']);

/** `Degraded`: reading works, but something else does not. */
const overall = z.enum(['Healthy', 'Degraded', 'Unhealthy']);

/** No secrets, no user data, no versions of what runs underneath (G-23). */
export const healthSchema = z.object({
  status: overall,
  product: z.string(),
  time: z.string(),
  checks: z.object({
    database: status,
    /** Whether titles, lists and settings can be stored; `message` if not. */
    disk: z.object({ status, message: z.string().optional() }),
    /** Whether reads use the replica, if there is one; `message` while they use the primary instead. */
    replica: z.object({ status, message: z.string().optional() }).optional(),
    /** `progress` in percent, and `message` with it, until searches can be answered. */
    search: z.object({ status, progress: z.number().int(), message: z.string().optional() }),
  }),
  /** Titles of the demo catalogue, while the first start is still loading it. */
  demoCatalogue: z.object({ loaded: z.int().min(0), total: z.int().min(0) }).optional(),
  /** Titles rebuilt after a change of the definitions, while that runs. */
  rebuild: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
});
export type Health = z.infer<typeof healthSchema>;

export const healthCheck = defineEndpoint({
  name: 'healthCheck',
  method: 'GET',
  path: '/api/HealthCheck',
  summary: 'Whether the server and its database answer',
  access: 'open',
  company: 'none',
  response: healthSchema,
});
