import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { registerPictures } from '../../http/picture-routes.ts';
import { hasFreshCopy } from '../../http/stored-json.ts';
import { CACHE_SECONDS, type ExternalPictures, REFUSED_SECONDS } from '../../pictures/external-pictures.ts';

const query = z.object({ address: z.string() });

/** Registers pictures of other hosts by address, as title bars name them (G-149). */
export async function registerExternalPictures(app: FastifyInstance, external: ExternalPictures): Promise<void> {
  await registerPictures(app, (scope) => {
    scope.get('/images/outside', { schema: { hide: true } }, async (request, reply) => {
      const url = external.parseAllowed(query.safeParse(request.query).data?.address);
      if (!url) return reply.code(404).header('cache-control', 'private, max-age=300').send();
      const picture = await external.get(url);
      if (picture === 'busy') return reply.code(503).header('cache-control', 'no-store').send();
      if (picture === 'refused')
        return reply.code(502).header('cache-control', `private, max-age=${REFUSED_SECONDS}`).send();
      const { type, bytes, etag } = picture;
      reply.header('etag', etag).header('cache-control', `private, max-age=${CACHE_SECONDS}`);
      return hasFreshCopy(request, etag) ? reply.code(304).send() : reply.type(type).send(bytes);
    });
  });
}
