import type { FastifyInstance } from 'fastify';
import { loggedCall } from './logged-call.ts';

const SLOW_MS = 2_000;

/** Levels at which all calls are logged. */
const DEBUG_LEVELS = new Set(['debug', 'trace']);

/** Logs failed and slow calls, and all calls at level `debug`; never headers, bodies or tokens. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    // A readiness probe is answered 503 during each start and stop.
    const isProbe = request.routeOptions.config.access === 'machine';
    const isNotable = !request.isRefusedByQueue && ((status >= 500 && !isProbe) || elapsedTime > SLOW_MS);
    if (!isNotable && !DEBUG_LEVELS.has(request.log.level)) return;
    const call = {
      method: request.method,
      url: loggedCall(request),
      status,
      milliseconds: Math.round(elapsedTime),
      subject: request.caller?.subject,
    };
    request.log[isNotable ? 'warn' : 'debug'](call, 'call');
  });
}
