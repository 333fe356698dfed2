import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection without an answer at the same time; browsers and proxies send one after the other. */
const MAX_UNANSWERED_REQUESTS = 8;

/**
 * Closes a connection that sends further requests without reading the answers to those before. Node answers all of them
 * and keeps the answers in memory, some 11 MB of a connection whose requests fit into one packet (G-551).
 */
export function limitPipelinedRequests(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > MAX_UNANSWERED_REQUESTS) socket.destroy();
  });
  // The requests of the same packet follow although the connection is closed.
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.socket.destroyed) reply.hijack();
  });
}
