import { publicityWindow } from '@titlenet/catalogue/constants';
import { dayAfter, localDay } from '@titlenet/catalogue/formatting/days';
import type { fixedPublicityViews } from '@titlenet/catalogue/lists/publicity-views';
import type { PublicityQuery } from './publicity-lists.queries.ts';

/** @returns the query of a view without choices: the events around today */
export function publicityViewQuery(
  view: (typeof fixedPublicityViews)[number],
  companies: readonly string[],
): PublicityQuery {
  const today = localDay(new Date());
  return {
    bookingType: view.bookingType,
    dateType: 'AirDate',
    from: dayAfter(today, -publicityWindow.daysBefore),
    to: dayAfter(today, publicityWindow.daysAfter),
    ...('eventType' in view && { eventType: view.eventType }),
    order: view.order,
    companies,
  };
}
