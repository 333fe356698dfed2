import { getCoopSubSection } from '@titlenet/contract/coop';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findSectionByIsbn } from '../../read-titles/title-parts.queries.ts';

/** Registers coop contracts and retail placements of one title [API-11]. */
export function registerCoop(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getCoopSubSection, async ({ query, companies }) => {
    const found = await findSectionByIsbn(database.read, 'coopData', query.isbn10, companies);
    return found?.part ?? null;
  });
}
