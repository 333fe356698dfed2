import type { FastifyReply } from 'fastify';

/**
 * Returns a signal that is aborted when the client disconnects before the response was sent. Fastify's `request.signal`
 * does not work here: a request closes as soon as its body was read, so it aborts every call over a real connection.
 */
export function clientDisconnected(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) controller.abort();
  });
  return controller.signal;
}
