import type { FastifyInstance } from 'fastify';
import { loggedAddress } from './logged-address.ts';

const SLOW_MS = 2_000;

/** Logs failed and slow calls, and all calls at level `debug`; never headers, bodies or tokens. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    const isNotable = status >= 500 || elapsedTime > SLOW_MS;
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
