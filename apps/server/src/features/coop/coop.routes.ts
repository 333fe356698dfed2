import { getCoopSubSection } from '@titlenet/contract/coop';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { AppError } from '../../http/errors.ts';
import { route } from '../../http/route.ts';
import { findSectionByIsbn } from '../../store/title-parts.queries.ts';

/** Coop contracts and retail placements of one title (TS §3, §7). */
export function registerCoop(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getCoopSubSection, ({ query, companies, caller, request }) => {
    // The company is named, though not in the path: as there, one that is not the caller's is denied (decision G-24).
    const company = companies.find((code) => code === query.companyCode);
    if (!company) {
      app.recordDenial(caller, getCoopSubSection, request);
      throw new AppError('denied');
    }
    return findSectionByIsbn(database.read, 'coopData', query.isbn10, [company]);
  });
}
