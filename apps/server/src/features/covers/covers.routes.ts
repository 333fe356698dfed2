import { coverWidths } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { readIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { hasCover } from '@titlenet/catalogue/rules/no-cover';
import { displayName } from '@titlenet/catalogue/text/names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { AppError } from '../../app-error.ts';
import { COMPANY_HEADER } from '../../http/answered-company.ts';
import type { AppContext } from '../../http/app-context.ts';
import { companiesNamed } from '../../http/named-company.ts';
import { registerPictures } from '../../http/picture-routes.ts';
import { CoverCache } from '../../pictures/cover-cache.ts';
import { findPerson } from '../../pictures/covers.queries.ts';
import type { Drawing } from '../../pictures/drawing.ts';
import type { EncodedPicture } from '../../pictures/encoded-picture.ts';
import type { ExternalPictures } from '../../pictures/external-pictures.ts';
import { type RenderedFormat, RenderedPictures } from '../../pictures/rendered-pictures.ts';
import { sendPicture } from './send-picture.ts';

const coverParams = z.object({ company: z.string(), isbn: z.string() });
const personParams = z.object({ id: z.string() });

const pictureQuery = z.object({
  width: z.coerce
    .number('The width is a whole number of pixels.')
    .int('The width is a whole number of pixels.')
    .min(20, 'The width is at least 20 pixels.')
    .max(1_600, 'The width is at most 1600 pixels.')
    .default(200),
  format: z.enum(['svg', 'png'], 'The format is svg or png.').optional(),
  audience: z.enum(['internal', 'accounts'], 'The readers are accounts or internal.').default('internal'),
});

interface PictureQuery {
  width: number;
  format: RenderedFormat;
  /** Readers of the page or file with the picture: for accounts nothing is drawn. */
  audience: Audience;
}

/** Reads width, format and readers; the format is the given one, else PNG for callers that accept only PNG, else SVG. */
function readPictureQuery(request: FastifyRequest): PictureQuery {
  const parsed = pictureQuery.safeParse(request.query);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: `querystring/${path.join('/')}`, message }));
    throw new AppError('bad-input', issues[0]?.message, { issues });
  }
  const { accept = '*/*' } = request.headers;
  const acceptsPngOnly = accept.includes('image/png') && !/svg|\*/.test(accept);
  const { width, audience } = parsed.data;
  return { width, audience, format: parsed.data.format ?? (acceptsPngOnly ? 'png' : 'svg') };
}

const noPicture = (reply: FastifyReply) => reply.code(404).header('cache-control', 'private, max-age=300').send();

/** Formats that every tool reads, so that they may be sent when a PNG is requested. */
const commonFormats = ['image/png', 'image/jpeg', 'image/gif'];

interface PictureFeature extends Pick<AppContext, 'database'> {
  external: ExternalPictures;
}

/**
 * Registers covers and portraits, as SVG or PNG (docs/decisions/0016): the picture that the record of a title or person
 * names if its host is allowed, else one that the product draws (G-149), but none for accounts (G-837). All pages show
 * the same cover of a title.
 */
export async function registerCovers(app: FastifyInstance, { database, external }: PictureFeature): Promise<void> {
  const covers = new CoverCache(database);
  const rendered = new RenderedPictures();
  app.addHook('onClose', () => rendered.close());

  /** Fetches the first of these addresses whose host is allowed; null if there is none or that fails. */
  async function fetchFirst(
    addresses: readonly (string | null)[],
    format: RenderedFormat,
  ): Promise<EncodedPicture | null> {
    const url = addresses.map((address) => external.parseAllowed(address)).find((parsed) => parsed !== undefined);
    const picture = url && (await external.get(url));
    const isUsable = typeof picture === 'object' && (format === 'svg' || commonFormats.includes(picture.type));
    return isUsable ? picture : null;
  }

  const pictureOptions = { schema: { hide: true }, config: { loggedQuery: ['width'] } };
  await registerPictures(app, (scope) => {
    scope.get('/images/covers/:company/:isbn', pictureOptions, async (request, reply) => {
      const { company, isbn } = coverParams.parse(request.params);
      const { width, format, audience } = readPictureQuery(request);
      const isbn13 = readIsbn13(isbn);
      const companies = companiesNamed(company, { companies: request.pictureCompanies });
      if (!isbn13 || companies.length === 0) return noPicture(reply);
      const row = await covers.get(isbn13, companies);
      const isKnownMissing = row && !hasCover(isbn13, [row.image, row.thumbnail]);
      if (!row || (isKnownMissing && audience === 'internal')) return noPicture(reply);
      reply.header(COMPANY_HEADER, row.companyCode);
      const text = { title: row.title, author: displayName(row.author ?? ''), imprint: row.imprint ?? '' };
      const addresses = width <= coverWidths.thumbnail ? [row.thumbnail, row.image] : [row.image, row.thumbnail];
      const drawing: Drawing =
        audience === 'accounts' ? { kind: 'coverToCome', width } : { kind: 'cover', isbn: isbn13, text, width };
      const found = isKnownMissing ? null : await fetchFirst(addresses, format);
      const picture = found ?? (await rendered.draw(drawing, format));
      return sendPicture(request, reply, picture, isbn13);
    });

    scope.get('/images/people/:id', pictureOptions, async (request, reply) => {
      const { id } = personParams.parse(request.params);
      const { width, format, audience } = readPictureQuery(request);
      const person = await findPerson(database.read, id, request.pictureCompanies);
      if (!person) return noPicture(reply);
      const photo = await fetchFirst([person.photo], format);
      if (!photo && audience === 'accounts') return noPicture(reply);
      const drawing: Drawing = { kind: 'portrait', id, name: displayName(person.name), width };
      return sendPicture(request, reply, photo ?? (await rendered.draw(drawing, format)), id);
    });
  });
}
