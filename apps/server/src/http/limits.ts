import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { AppError } from '../app-error.ts';

/** Limits that Fastify leaves open or wide; all times in milliseconds, sizes in bytes (DESIGN §8). */
export const serverLimits = {
  bodyLimit: 256 * 1024,
  /** For receiving a whole request. */
  requestTimeout: 15_000,
  /** For answering one. Exports have a limit of their own. */
  handlerTimeout: 10_000,
  connectionTimeout: 60_000,
  keepAliveTimeout: 72_000,
  pluginTimeout: 60_000,
} as const satisfies FastifyServerOptions;

/** For answering with a file, in milliseconds: 30 s to write it, after those that wait before it. */
export const EXPORT_TIMEOUT_MS = 60_000;

export const MAXIMUM_CONNECTIONS = 5_000;
export const MAXIMUM_PARAMETER_LENGTH = 300;

/** Longest time that the event loop may be late before new calls are turned away. */
const MAXIMUM_EVENT_LOOP_DELAY_MS = 1_000;

/** Calls a minute. Offices share addresses, so an address is allowed far more than a person. */
export interface RateLimits {
  perPerson: number;
  perAddress: number;
}

export type Limit = (request: FastifyRequest, reply: FastifyReply, key: string) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    limits: {
      /** Counts a call of a person who is known. @throws AppError `too-many-requests` */
      person: Limit;
      /** Counts a call of somebody unknown, by address. @throws AppError `too-many-requests` */
      address: Limit;
      /** A limit of its own for one purpose, `max` calls a minute and key. */
      create(max: number): Limit;
    };
  }
}

/** Adds rate limits for the routes to use, and turns calls away while the server is too busy. */
export async function addLimits(app: FastifyInstance, rates: RateLimits): Promise<void> {
  await app.register(rateLimit, { global: false });

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
  app.decorate('limits', { person: create(rates.perPerson), address: create(rates.perAddress), create });

  await app.register(underPressure, {
    maxEventLoopDelay: MAXIMUM_EVENT_LOOP_DELAY_MS,
    // Whether the process lives must be answered however busy it is.
    pressureHandler: (request) => {
      if (request.routeOptions.config.access !== 'machine') throw new AppError('overload');
    },
  });
  app.server.maxConnections = MAXIMUM_CONNECTIONS;
}
