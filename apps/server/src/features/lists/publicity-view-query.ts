import { type fixedPublicityViews, publicityDays } from '@titlenet/catalogue/lists/publicity-views';
import type { PublicityQuery } from './publicity-lists.queries.ts';

/** @returns the query of a view without choices: the events around today */
export function publicityViewQuery(
  view: (typeof fixedPublicityViews)[number],
  companies: readonly string[],
): PublicityQuery {
  return {
    bookingType: view.bookingType,
    dateType: 'AirDate',
    ...publicityDays(companies, new Date()),
    ...('eventType' in view && { eventType: view.eventType }),
    order: view.order,
    companies,
  };
}
