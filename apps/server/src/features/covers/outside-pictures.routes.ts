import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../http/app-context.ts';
import { registerPictures } from '../../http/picture-routes.ts';
import { hasFreshCopy } from '../../http/stored-json.ts';
import { fetchPicture, PictureRefused } from './fetch-picture.ts';

/** So many pictures of 5 MB are in memory at once; further ones are asked for again by whoever looks at the page. */
const MOST_AT_ONCE = 20;

const query = z.object({ address: z.url({ protocol: /^https?$/ }).max(2_000) });

/**
 * Passes pictures of other hosts on, as the records of HQNA titles name them (decision G-149): browsers load pictures
 * from the product only, and hosts of the settings' list are the only ones that it asks.
 */
export async function registerOutsidePictures(
  app: FastifyInstance,
  { settings }: Pick<AppContext, 'settings'>,
): Promise<void> {
  const { PICTURE_HOSTS: hosts } = settings;
  let fetching = 0;

  await registerPictures(app, (scope) => {
    scope.get('/images/outside', { schema: { hide: true } }, async (request, reply) => {
      const asked = query.safeParse(request.query);
      const url = asked.success ? new URL(asked.data.address) : undefined;
      // The host as a whole: neither the end of its name nor another port of it will do, and a password is none of ours.
      const isListed = url && url.username === '' && url.password === '' && hosts.includes(url.host);
      if (!isListed) return reply.code(404).header('cache-control', 'private, max-age=300').send();
      if (fetching >= MOST_AT_ONCE) return reply.code(503).header('cache-control', 'no-store').send();
      fetching += 1;
      try {
        const { type, bytes } = await fetchPicture(url);
        const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
        reply.header('etag', etag).header('cache-control', 'private, max-age=86400');
        return hasFreshCopy(request, etag) ? reply.code(304).send() : reply.type(type).send(bytes);
      } catch (error) {
        if (!(error instanceof PictureRefused)) throw error;
        request.log.warn({ host: url.host, reason: error.message }, 'A picture could not be passed on');
        return reply.code(502).header('cache-control', 'private, max-age=60').send();
      } finally {
        fetching -= 1;
      }
    });
  });
}
