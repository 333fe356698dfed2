import { type Company, companyOf } from '@titlenet/catalogue/companies';
import { getHqnaCoverImage } from '@titlenet/contract/cover-image';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { fetchHqnaCoverAddress } from '../../pictures/hqna-cover-service.ts';
import { findBarByIsbn } from '../../read-titles/title-parts.queries.ts';

/** The larger of the two widths of covers [COVER-13]. */
const LARGE_COVER_WIDTH = 648;

function coverAddress(template: string, company: Company, isbn13: string): string {
  const values = { companyCode: company.code, division: company.division, isbn: isbn13, width: LARGE_COVER_WIDTH };
  return template.replace(/\{(companyCode|division|isbn|width)\}/g, (_, name: keyof typeof values) =>
    String(values[name]),
  );
}

/**
 * Registers the address of an HQNA title's large cover [COVER-13]: from the configured service, else from the title's
 * record, else the product's own cover.
 */
export function registerCoverImages(
  app: FastifyInstance,
  { settings, database }: Pick<AppContext, 'settings' | 'database'>,
): void {
  const { HQNA_COVER_SERVICE: service, PICTURE_COVER: template } = settings;

  route(app, getHqnaCoverImage, async ({ params, companies }) => {
    const withOwnImages = companies.filter((code) => companyOf(code).hasOwnImage);
    const bar = await findBarByIsbn(database.read, params.isbn, withOwnImages);
    if (!bar) return '';
    if (service) return fetchHqnaCoverAddress(service, params.isbn);
    return bar.imageURL || coverAddress(template, companyOf(bar.companyCode), params.isbn);
  });
}
