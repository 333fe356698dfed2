import type { BookingType } from '@titlenet/catalogue/enumerations';
import { eventMark, isNational } from '@titlenet/catalogue/rules/publicity-event';
import type { PublicityRow } from '@titlenet/contract/publicity';

/** A starred front page has the mark fire (G-104); this tests the star separately. */
const isStarred = (row: PublicityRow) => eventMark({ ...row, frontPage: '0' }) === 'star';

/** Bookings of each type (G-97): national and front page include the starred ones. */
export const isBookingOfType: Record<BookingType, (row: PublicityRow) => boolean> = {
  None: () => true,
  All: () => true,
  National: (row) => isNational(row) || isStarred(row),
  FrontPage: (row) => eventMark(row) !== null,
  Starred: isStarred,
};
