import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyMetrics from 'fastify-metrics';
import { AppError } from '../app-error.ts';
import { registerWithAccess } from './declared-access.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** @returns true for a caller on this machine without a proxy, or one with the key */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return loopback.test(request.ip) && request.headers['x-forwarded-for'] === undefined;
  const [given, wanted] = [Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Counts calls by route and serves the metrics for Prometheus at `/metrics`. */
export async function addMetrics(app: FastifyInstance, token: string | undefined): Promise<void> {
  await app.register(fastifyMetrics.default, {
    endpoint: null,
    clearRegisterOnInit: true,
    routeMetrics: {
      registeredRoutesOnly: true,
      groupStatusCodes: true,
      // The histogram has the same information at a fraction of the cost, and can be added up over servers.
      enabled: { histogram: true, summary: false },
      overrides: { histogram: { buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] } },
    },
  });
  await registerWithAccess(app, 'machine', (scope) => {
    scope.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      if (!mayRead(request, token)) throw new AppError('not-found');
      const { register } = app.metrics.client;
      return reply
        .type(register.contentType)
        .header('cache-control', 'no-store')
        .send(await register.metrics());
    });
  });
}
