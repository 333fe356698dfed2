import { type CompanyCode, findCompany } from '@titlenet/catalogue/companies';
import { readIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { hasCover } from '@titlenet/catalogue/rules/no-cover';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AppContext } from '../../http/app-context.ts';
import { companiesNamed } from '../../http/named-company.ts';
import { registerPictures } from '../../http/picture-routes.ts';
import { hasFreshCopy } from '../../http/stored-json.ts';
import { findCover } from '../../pictures/covers.queries.ts';
import { CACHE_SECONDS, type ExternalPictures, REFUSED_SECONDS } from '../../pictures/external-pictures.ts';
import { fetchHqnaCoverAddress } from '../../pictures/hqna-cover-service.ts';

const query = z.object({ address: z.string(), company: z.string(), isbn: z.string() });

interface ExternalPictureFeature extends Pick<AppContext, 'database' | 'settings'> {
  external: ExternalPictures;
}

/**
 * Registers pictures of other hosts by address and title (G-149). An address that no record of a title of the caller's
 * companies names is answered like one of a host that is not allowed.
 */
export async function registerExternalPictures(
  app: FastifyInstance,
  { database, settings, external }: ExternalPictureFeature,
): Promise<void> {
  async function isOfTitle(address: string, isbn: string, companies: readonly CompanyCode[]): Promise<boolean> {
    const title = companies.length > 0 ? await findCover(database.read, isbn, companies) : undefined;
    if (!title || !hasCover(isbn, [title.image, title.thumbnail])) return false;
    if (address === title.image || address === title.thumbnail) return true;
    const service = findCompany(title.companyCode)?.hasOwnImage ? settings.HQNA_COVER_SERVICE : undefined;
    return service !== undefined && (await fetchHqnaCoverAddress(service, isbn)) === address;
  }

  await registerPictures(app, (scope) => {
    scope.get('/images/outside', { schema: { hide: true } }, async (request, reply) => {
      const { address, company = '', isbn = '' } = query.safeParse(request.query).data ?? {};
      const url = external.parseAllowed(address);
      const isbn13 = readIsbn13(isbn);
      const companies = companiesNamed(company, { companies: request.pictureCompanies });
      if (!url || !address || !isbn13 || !(await isOfTitle(address, isbn13, companies)))
        return reply.code(404).header('cache-control', 'private, max-age=300').send();
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
