import { publicityListFilters, publicityWindow } from '@titlenet/catalogue/constants';
import type { BookingType, DateType } from '@titlenet/catalogue/enumerations';
import { parseWireDate } from '@titlenet/catalogue/formatting/dates';
import { dayAfter, localDay } from '@titlenet/catalogue/formatting/days';
import { publicityDateTypes } from '@titlenet/catalogue/lists/publicity-list';
import { membersOf } from '@titlenet/catalogue/members-of';
import type { Query } from '../../ui/address/query.ts';
import { queryValue } from '../../ui/address/use-location.ts';

/** The filter of the customized view. Days are `YYYY-MM-DD`; null is a missing or invalid one. */
export interface PublicityFilter {
  readonly bookingType: BookingType;
  readonly dateType: DateType;
  readonly startDate: string | null;
  readonly endDate: string | null;
}

const dayOf = (text: string | undefined, fallback: string) =>
  text === undefined ? fallback : parseWireDate(text) ? text.slice(0, 10) : null;

/** The filter of an address; what it lacks is the default [LIST-22, LIST-36, LIST-37, LIST-39]. */
export function filterOfQuery(query: Query, today = localDay(new Date())): PublicityFilter {
  const named = queryValue(query, 'bookingType');
  const dateType = queryValue(query, 'dateType');
  return {
    bookingType: (publicityListFilters.find(({ bookingType }) => bookingType === named) ?? publicityListFilters[0])
      .bookingType,
    dateType: (publicityDateTypes.find((one) => one.dateType === dateType) ?? publicityDateTypes[0]).dateType,
    startDate: dayOf(queryValue(query, 'startDate'), dayAfter(today, -publicityWindow.daysBefore)),
    endDate: dayOf(queryValue(query, 'endDate'), dayAfter(today, publicityWindow.daysAfter)),
  };
}

/** True if both dates are valid and in order (G-100) [LIST-20, LIST-21]. */
export function isCompleteFilter(
  filter: PublicityFilter,
): filter is PublicityFilter & { startDate: string; endDate: string } {
  return filter.startDate !== null && filter.endDate !== null && !isReversed(filter);
}

/** True if the last date is before the first one. */
export function isReversed({ startDate, endDate }: PublicityFilter): boolean {
  return startDate !== null && endDate !== null && endDate < startDate;
}

/** Reads the stored draft of a filter. */
export function parseFilter(stored: unknown): PublicityFilter | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { bookingType, dateType, startDate, endDate } = membersOf(stored);
  const booking = publicityListFilters.find((one) => one.bookingType === bookingType);
  const date = publicityDateTypes.find((one) => one.dateType === dateType);
  const dayIn = (day: unknown) => (typeof day === 'string' && parseWireDate(day) ? day : null);
  return (
    booking &&
    date && {
      bookingType: booking.bookingType,
      dateType: date.dateType,
      startDate: dayIn(startDate),
      endDate: dayIn(endDate),
    }
  );
}
