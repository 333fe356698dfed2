import { createHash } from 'node:crypto';
import { findCompany } from '@titlenet/catalogue/companies';
import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import { readIsbn13 } from '@titlenet/catalogue/isbn';
import { displayName } from '@titlenet/catalogue/names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../http/app-context.ts';
import { registerPictures } from '../../http/picture-routes.ts';
import { hasFreshCopy } from '../../http/stored-json.ts';
import { drawCover } from './cover-svg.ts';
import { findCover, findPersonName } from './covers.queries.ts';
import { drawPortrait } from './portrait-svg.ts';

/** Pixels; a width that is none is answered with the usual picture rather than with none. */
const widthQuery = z.object({ width: z.coerce.number().int().min(20).max(1_600).catch(200) });
const coverParams = z.object({ division: z.string(), isbn: z.string() });
const personParams = z.object({ id: z.string() });

/** The companies of a division; a company's own code stands for its division. */
function companiesOf(division: string) {
  const number = findCompany(division)?.division ?? findDivision(/^\d+$/.test(division) ? division : null)?.number;
  return number === undefined ? [] : companiesOfDivision(number);
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, svg: string | undefined): FastifyReply {
  if (svg === undefined) return reply.code(404).header('cache-control', 'private, max-age=300').send();
  const etag = `W/"${createHash('sha1').update(svg).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, max-age=86400');
  return hasFreshCopy(request, etag) ? reply.code(304).send() : reply.type('image/svg+xml').send(svg);
}

/** Pictures that the product draws itself (decision G-149). */
export async function registerCovers(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): Promise<void> {
  await registerPictures(app, (scope) => {
    scope.get('/images/covers/:division/:isbn', { schema: { hide: true } }, async (request, reply) => {
      const { division, isbn } = coverParams.parse(request.params);
      const { width } = widthQuery.parse(request.query);
      const isbn13 = readIsbn13(isbn);
      const companies = companiesOf(division);
      if (!isbn13 || companies.length === 0) return sendPicture(request, reply, undefined);
      const row = await findCover(database.read, isbn13, companies);
      if (!row) return sendPicture(request, reply, undefined);
      const cover = { title: row.title, author: displayName(row.author ?? ''), imprint: row.imprint ?? '' };
      return sendPicture(request, reply, drawCover(isbn13, cover, width));
    });

    scope.get('/images/people/:id', { schema: { hide: true } }, async (request, reply) => {
      const { id } = personParams.parse(request.params);
      const { width } = widthQuery.parse(request.query);
      const name = await findPersonName(database.read, id);
      return sendPicture(request, reply, name === undefined ? undefined : drawPortrait(id, displayName(name), width));
    });
  });
}
