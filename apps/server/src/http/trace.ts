import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;
const nothing = '0'.repeat(32);

const pool = Buffer.alloc(4_096);
let used = pool.length;

/**
 * Returns random bytes as hexadecimal digits. They are generated for many calls together, because each generation costs
 * as much as a route.
 */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}

/**
 * Returns the trace id of a call (W3C Trace Context, G-27): the caller's, or a new one when it is missing or invalid.
 * It is Fastify's request id, so that all log lines of the call have it.
 */
export function traceIdOf(request: IncomingMessage): string {
  const sent = traceparent.exec(String(request.headers.traceparent ?? ''))?.[1];
  return sent && sent !== nothing ? sent : newTraceId();
}

export const newTraceId = (): string => randomHex(16);

/** Returns the header `traceparent` of the answer to a call. */
export const traceparentOf = (traceId: string): string => `00-${traceId}-${randomHex(8)}-01`;

/** Adds the trace id to every response. */
export function answerTrace(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('traceparent', traceparentOf(request.id));
  });
}
