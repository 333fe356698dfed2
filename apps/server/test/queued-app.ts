import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { requireDeclaredAccess } from '../src/http/declared-access.ts';
import { answerErrors } from '../src/http/errors.ts';
import { addSecurityHeaders, securityHeaders } from '../src/http/headers.ts';
import { addMetrics } from '../src/http/metrics.ts';
import { limitHandledRequests, type RequestQueueLimits } from '../src/http/request-queue.ts';
import { serveWebApp } from '../src/http/static-site.ts';
import { answerTrace, traceIdOf } from '../src/http/trace.ts';

/** Above it a request counts as never answered. */
const MAX_ANSWER_MS = 4_000;
const headers = securityHeaders({ publicUrl: 'https://titles.test', calledAddresses: [], pictureAddresses: [] });

export interface QueuedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** A listening server with a queue of requests, whose requests for `/` are handled until the test ends them. */
export interface QueuedApp {
  app: FastifyInstance;
  port: number;
  /** Number of requests that Fastify has seen. */
  seen(): number;
  /** Addresses of the callers whose requests for `/` are or were handled, in this order. */
  handled: string[];
  /** Ends the handled requests, and all later ones at once. */
  endHandled(): void;
  /** @throws if it is not answered, so that a test fails instead of waiting */
  ask(path?: string, headers?: Record<string, string>): Promise<QueuedAnswer>;
}

/**
 * The address of a caller is the last one of `X-Forwarded-For`, if there is one.
 * @param folder with files that are served as those of the web app
 */
export async function startQueuedApp(limits: RequestQueueLimits, folder?: string): Promise<QueuedApp> {
  const ended = Promise.withResolvers<void>();
  const handled: string[] = [];
  let seen = 0;
  const trustedProxies = (_address: string, hop: number) => hop < 1;
  const app = Fastify({ genReqId: traceIdOf, trustProxy: trustedProxies });
  requireDeclaredAccess(app);
  answerErrors(app);
  answerTrace(app);
  addSecurityHeaders(app, headers);
  await addMetrics(app, undefined);
  app.addHook('onRequest', async () => {
    seen += 1;
  });
  limitHandledRequests(app, { headers, trustedProxies, limits });
  app.get('/health', { config: { access: 'machine' } }, async () => 'live');
  app.all('/', { config: { access: 'open' } }, async ({ ip }) => {
    handled.push(ip);
    await ended.promise;
    return 'done';
  });
  app.get('/short', { config: { access: 'open' }, handlerTimeout: limits.waitMs / 4 }, async () => 'done');
  if (folder) await serveWebApp(app, { folder, publicUrl: 'https://titles.test' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  async function ask(path = '/', sent: Record<string, string> = {}): Promise<QueuedAnswer> {
    try {
      const signal = AbortSignal.timeout(MAX_ANSWER_MS);
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal, headers: sent });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new Error(`${path} was not answered in ${MAX_ANSWER_MS} ms`, { cause: error });
    }
  }
  return { app, port, seen: () => seen, handled, endHandled: ended.resolve, ask };
}
