import { getAdvertising, getOnlineMarketing } from '@titlenet/contract/title-marketing';
import type { FastifyInstance } from 'fastify';
import { sendCompany } from '../../http/answered-company.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findSectionByIsbn } from '../../read-titles/title-parts.queries.ts';

/** Registers a title's advertising and online marketing for the coop pages [COOP-24] [COOP-25]. */
export function registerTitleMarketing(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  // The response schema keeps the fields of advertising and promotion, and removes the rest of the section.
  route(app, getAdvertising, async ({ query, companies, reply }) =>
    sendCompany(reply, await findSectionByIsbn(database.read, 'marketing', query.isbn10, companies)),
  );

  route(app, getOnlineMarketing, async ({ query, companies, reply }) =>
    sendCompany(reply, await findSectionByIsbn(database.read, 'online', query.isbn10, companies)),
  );
}
