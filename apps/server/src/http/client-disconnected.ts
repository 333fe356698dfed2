import type { FastifyReply } from 'fastify';

/**
 * A signal that is aborted when the caller goes away before the answer was sent. Fastify's `request.signal` does not
 * serve: a request closes as soon as its body was read, so that over a real connection it aborts every call.
 */
export function clientDisconnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
