import type { FastifyInstance } from 'fastify';
import { registerWithAccess } from './declared-access.ts';
import { hasPictureCookie } from './picture-cookie.ts';

/** Registers routes of pictures for signed-in browsers; others are answered 401 without a body (G-149). */
export function registerPictures(app: FastifyInstance, plugin: (scope: FastifyInstance) => void): Promise<void> {
  return registerWithAccess(app, 'pictureCookie', (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!hasPictureCookie(request)) return reply.code(401).header('cache-control', 'no-store').send();
    });
    plugin(scope);
  });
}
