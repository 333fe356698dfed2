import type { Server } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Settings } from '../settings.ts';
import { LargeBodies } from './large-bodies.ts';
import { MAX_CONNECTIONS } from './max-connections.ts';
import { limitPipelinedRequests } from './pipelined-requests.ts';
import { RateLimitWindows } from './rate-limit-windows.ts';
import { limitWaitingAnswers } from './waiting-answers.ts';

/** For receiving a complete request, also one that was already answered. Node closes the connection afterwards. */
const REQUEST_TIMEOUT_MS = 8_000;

/** Limits without a strict default in Fastify; times in milliseconds, sizes in bytes. */
export const serverLimits = {
  bodyLimit: 256 * 1024,
  requestTimeout: REQUEST_TIMEOUT_MS,
  // Node checks connections every 30 s by default.
  // A request without `Host` is answered in rejected-requests.ts.
  http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 500, requireHostHeader: false },
  /** For answering a request. Exports have a limit of their own. */
  handlerTimeout: 10_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  pluginTimeout: 60_000,
} as const satisfies FastifyHttpOptions<Server>;

/** For answering with a file: 30 s to write it, after those that wait before it. */
export const EXPORT_TIMEOUT_MS = 60_000;

export const MAX_PARAMETER_LENGTH = 300;

/** Requests per minute. Offices share addresses, so an address is allowed far more than a person. */
type RateLimits = Pick<Settings, 'RATE_LIMIT_PER_PERSON' | 'RATE_LIMIT_BULK_PER_PERSON' | 'RATE_LIMIT_PER_ADDRESS'>;

export type Limit = (request: FastifyRequest, reply: FastifyReply, key: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    limits: {
      /**
       * Counts a request of a signed-in person.
       * @throws AppError `too-many-requests`
       */
      person: Limit;
      /** Counts a bulk call of a signed-in person, which does not use up the person's other calls. */
      bulk: Limit;
      /**
       * Counts a request without sign-in, by address.
       * @throws AppError `too-many-requests`
       */
      address: Limit;
      /** Counts a request to the login address, by address. Refused tokens of the API do not use it up. */
      login: Limit;
      /** Counts a request to the development identity provider, by address. */
      identity: Limit;
      /** Memory of large request bodies. */
      largeBodies: LargeBodies;
      /** Creates a separate limit of `max` requests per minute and key. */
      create(max: number): Limit;
    };
  }
}

/** Adds rate limits for the routes, and limits connections and the memory of answers. */
export async function addLimits(app: FastifyInstance, rates: RateLimits): Promise<void> {
  await app.register(rateLimit, { global: false, store: RateLimitWindows });

  const create = (max: number): Limit => {
    const keys = new WeakMap<FastifyRequest, string>();
    const count = app.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: (request) => keys.get(request) ?? request.ip,
    });
    return async (request, reply, key) => {
      keys.set(request, key);
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      reply.header('retry-after', String(counted.ttlInSeconds));
      throw new AppError('too-many-requests');
    };
  };
  app.decorate('limits', {
    person: create(rates.RATE_LIMIT_PER_PERSON),
    bulk: create(rates.RATE_LIMIT_BULK_PER_PERSON),
    address: create(rates.RATE_LIMIT_PER_ADDRESS),
    login: create(rates.RATE_LIMIT_PER_ADDRESS),
    identity: create(rates.RATE_LIMIT_PER_ADDRESS),
    largeBodies: new LargeBodies(serverLimits.bodyLimit),
    create,
  });

  limitPipelinedRequests(app);
  limitWaitingAnswers(app);
  app.server.maxConnections = MAX_CONNECTIONS;
}
