import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { FastifyInstance } from 'fastify';
import { registerWithAccess } from './declared-access.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Companies whose pictures the person of the cookie may see. */
    pictureCompanies: readonly CompanyCode[];
  }
}

/** Registers routes of pictures for signed-in browsers; others are answered 401 without a body (G-149). */
export function registerPictures(app: FastifyInstance, plugin: (scope: FastifyInstance) => void): Promise<void> {
  return registerWithAccess(app, 'pictureCookie', (scope) => {
    scope.decorateRequest('pictureCompanies');
    scope.addHook('onRequest', async (request, reply) => {
      const companies = await app.pictureCookie.companiesOf(request);
      if (!companies) return reply.code(401).header('cache-control', 'no-store').send();
      request.pictureCompanies = companies;
    });
    plugin(scope);
  });
}
