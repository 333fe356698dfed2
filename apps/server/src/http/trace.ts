import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;
const nothing = '0'.repeat(32);

/**
 * The trace id of a call (W3C Trace Context, decision G-27): the caller's, or a new one where it sent none or a wrong
 * one. It is Fastify's request id, so that every log line of the call carries it.
 */
export function traceIdOf(request: IncomingMessage): string {
  const sent = traceparent.exec(String(request.headers.traceparent ?? ''))?.[1];
  return sent && sent !== nothing ? sent : randomBytes(16).toString('hex');
}

/** Names the trace in every answer. */
export function answerTrace(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('traceparent', `00-${request.id}-${randomBytes(8).toString('hex')}-01`);
  });
}
