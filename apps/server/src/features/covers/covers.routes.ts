import { createHash } from 'node:crypto';
import { findCompany } from '@titlenet/catalogue/companies';
import { companiesOfDivision, findDivision } from '@titlenet/catalogue/divisions';
import { readIsbn13 } from '@titlenet/catalogue/isbn';
import { displayName } from '@titlenet/catalogue/names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../http/app-context.ts';
import { AppError } from '../../http/errors.ts';
import { registerPictures } from '../../http/picture-routes.ts';
import { hasFreshCopy } from '../../http/stored-json.ts';
import { findCover, findPersonName } from './covers.queries.ts';
import { type Drawing, drawSvg } from './drawing.ts';
import { PngPictures } from './png-pictures.ts';

const coverParams = z.object({ division: z.string(), isbn: z.string() });
const personParams = z.object({ id: z.string() });

type Format = 'svg' | 'png';
const pictureTypes: Record<Format, string> = { svg: 'image/svg+xml', png: 'image/png' };

const pictureQuery = z.object({
  width: z.coerce
    .number('The width is a whole number of pixels.')
    .int('The width is a whole number of pixels.')
    .min(20, 'The width is at least 20 pixels.')
    .max(1_600, 'The width is at most 1600 pixels.')
    .default(200),
  format: z.enum(['svg', 'png'], 'The format is svg or png.').optional(),
});

/** What is asked for: the format that is named, else the one that the caller can read; browsers read both. */
function readPictureQuery(request: FastifyRequest): { width: number; format: Format } {
  const asked = pictureQuery.safeParse(request.query);
  if (!asked.success) {
    const issues = asked.error.issues.map(({ path, message }) => ({ path: `querystring/${path.join('/')}`, message }));
    throw new AppError('bad-input', issues[0]?.message, { issues });
  }
  const { accept = '*/*' } = request.headers;
  const readsPngOnly = accept.includes('image/png') && !/svg|\*/.test(accept);
  return { width: asked.data.width, format: asked.data.format ?? (readsPngOnly ? 'png' : 'svg') };
}

/** The companies of a division; a company's own code stands for its division. */
function companiesOf(division: string) {
  const number = findCompany(division)?.division ?? findDivision(/^\d+$/.test(division) ? division : null)?.number;
  return number === undefined ? [] : companiesOfDivision(number);
}

const noPicture = (reply: FastifyReply) => reply.code(404).header('cache-control', 'private, max-age=300').send();

/** Pictures that the product draws itself (decision G-149), as SVG or as PNG (decision 16). */
export async function registerCovers(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): Promise<void> {
  const pictures = new PngPictures();
  app.addHook('onClose', () => pictures.close());

  async function send(request: FastifyRequest, reply: FastifyReply, drawing: Drawing, format: Format) {
    const picture = format === 'png' ? await pictures.draw(drawing) : drawSvg(drawing);
    const etag = `W/"${createHash('sha1').update(picture).digest('base64url')}"`;
    const name = (drawing.kind === 'cover' ? drawing.isbn : drawing.id).replace(/[^\w.-]/g, '_');
    reply
      .header('etag', etag)
      .header('cache-control', 'private, max-age=86400')
      .header('vary', 'accept')
      .header('content-disposition', `inline; filename="${name}.${format}"`);
    return hasFreshCopy(request, etag) ? reply.code(304).send() : reply.type(pictureTypes[format]).send(picture);
  }

  await registerPictures(app, (scope) => {
    scope.get('/images/covers/:division/:isbn', { schema: { hide: true } }, async (request, reply) => {
      const { division, isbn } = coverParams.parse(request.params);
      const { width, format } = readPictureQuery(request);
      const isbn13 = readIsbn13(isbn);
      const companies = companiesOf(division);
      if (!isbn13 || companies.length === 0) return noPicture(reply);
      const row = await findCover(database.read, isbn13, companies);
      if (!row) return noPicture(reply);
      const text = { title: row.title, author: displayName(row.author ?? ''), imprint: row.imprint ?? '' };
      return send(request, reply, { kind: 'cover', isbn: isbn13, text, width }, format);
    });

    scope.get('/images/people/:id', { schema: { hide: true } }, async (request, reply) => {
      const { id } = personParams.parse(request.params);
      const { width, format } = readPictureQuery(request);
      const name = await findPersonName(database.read, id);
      if (name === undefined) return noPicture(reply);
      return send(request, reply, { kind: 'portrait', id, name: displayName(name), width }, format);
    });
  });
}
