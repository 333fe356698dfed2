import { companyOf } from '@titlenet/catalogue/companies';
import { getHqnaCoverImage } from '@titlenet/contract/cover-image';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findBarByIsbn } from '../../projection/title-parts.queries.ts';
import { askForHqnaCover } from './hqna-cover-service.ts';

const hqna = companyOf('180');
/** The wider of the two widths that covers exist in (TS §9). */
const LARGE_COVER_WIDTH = 648;

function coverAddress(template: string, isbn13: string): string {
  const values = { division: hqna.division, isbn: isbn13, width: LARGE_COVER_WIDTH };
  return template.replace(/\{(division|isbn|width)\}/g, (_, name: keyof typeof values) => String(values[name]));
}

/**
 * Where the large cover of an HQNA title is (TS §7): where the configured service says, else where the title's own
 * record says, else the product's own cover.
 */
export function registerCoverImages(
  app: FastifyInstance,
  { settings, database }: Pick<AppContext, 'settings' | 'database'>,
): void {
  const { HQNA_COVER_SERVICE: service, PICTURE_COVER: template } = settings;

  route(app, getHqnaCoverImage, async ({ params, companies }) => {
    const hqnaOnly = companies.filter((code) => code === hqna.code);
    const bar = await findBarByIsbn(database.read, params.isbn, hqnaOnly);
    if (!bar) return '';
    if (service) return askForHqnaCover(service, params.isbn);
    return bar.imageURL || coverAddress(template, params.isbn);
  });
}
