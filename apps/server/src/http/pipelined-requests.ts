import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection without an answer at the same time; browsers and proxies send one after the other. */
const MAX_UNANSWERED_REQUESTS = 8;

/**
 * Closes a connection that sends further requests without reading the answers to those before (G-551), and answers the
 * requests of a connection one after another, so that one answer at a time waits in memory for its reader (G-723).
 */
export function limitPipelinedRequests(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  const lastAnswers = new WeakMap<Socket, Promise<unknown>>();
  const answersBefore = new WeakMap<IncomingMessage, Promise<unknown>>();
  app.server.prependListener('request', (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    const before = lastAnswers.get(socket);
    if (before && count > 1) answersBefore.set(request, before);
    const closed = new Promise((resolve) => response.once('close', resolve));
    lastAnswers.set(socket, closed);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > MAX_UNANSWERED_REQUESTS) socket.destroy();
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    await answersBefore.get(raw);
    // The requests of the same packet follow although the connection is closed.
    if (raw.socket.destroyed) reply.hijack();
  });
}
