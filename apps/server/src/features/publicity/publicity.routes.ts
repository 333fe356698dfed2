import { getPublicityInfo } from '@titlenet/contract/publicity';
import type { FastifyInstance } from 'fastify';
import { sendCompany } from '../../http/answered-company.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findSectionByIsbn } from '../../read-titles/title-parts.queries.ts';
import { isBookingOfType } from './booking-filter.ts';

/** Registers the publicity events of one title by booking type [API-08]. */
export function registerPublicity(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getPublicityInfo, async ({ query, companies, reply }) => {
    const publicity = sendCompany(reply, await findSectionByIsbn(database.read, 'publicity', query.isbn, companies));
    return publicity?.info.filter(isBookingOfType[query.bookingType]) ?? [];
  });
}
