import type { FastifyInstance } from 'fastify';
import { loggedAddress } from './logged-address.ts';

const SLOW_MS = 2_000;

/** Logs failed and slow calls, and all calls at level `debug`; never headers, bodies or tokens. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    // A readiness probe is answered 503 during each start and stop.
    const isProbe = request.routeOptions.config.access === 'machine';
    const isNotable = (status >= 500 && !isProbe) || elapsedTime > SLOW_MS;
    const call = {
      method: request.method,
      url: loggedAddress(request.url),
      status,
      milliseconds: Math.round(elapsedTime),
      subject: request.caller?.subject,
    };
    request.log[isNotable ? 'warn' : 'debug'](call, 'call');
  });
}
