import type { BookingType } from '@titlenet/catalogue/enumerations';
import { eventMark, isNational } from '@titlenet/catalogue/rules/publicity-event';
import type { PublicityRow } from '@titlenet/contract/publicity';

/** Of a front page that is starred too only the fire shows (decision G-104); here the star counts by itself. */
const isStarred = (row: PublicityRow) => eventMark({ ...row, frontPage: '0' }) === 'star';

/** Which bookings a filter keeps (decision G-97): national and front page keep the starred ones as well. */
export const isBookingOfType: Record<BookingType, (row: PublicityRow) => boolean> = {
  None: () => true,
  All: () => true,
  National: (row) => isNational(row) || isStarred(row),
  FrontPage: (row) => eventMark(row) !== null,
  Starred: isStarred,
};
