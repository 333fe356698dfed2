import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;
const nothing = '0'.repeat(32);

const pool = Buffer.alloc(4_096);
let used = pool.length;

/** Random bytes as hexadecimal digits; drawn for many calls at once, since each draw costs as much as a route. */
function randomHex(bytes: number): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.toString('hex', used - bytes, used);
}

/**
 * The trace id of a call (W3C Trace Context, decision G-27): the caller's, or a new one where it sent none or a wrong
 * one. It is Fastify's request id, so that every log line of the call carries it.
 */
export function traceIdOf(request: IncomingMessage): string {
  const sent = traceparent.exec(String(request.headers.traceparent ?? ''))?.[1];
  return sent && sent !== nothing ? sent : randomHex(16);
}

/** Names the trace in every answer. */
export function answerTrace(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('traceparent', `00-${request.id}-${randomHex(8)}-01`);
  });
}
