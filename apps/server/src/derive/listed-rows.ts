import { isBlankDate } from '@titlenet/catalogue/formatting/dates';
import { airDay } from '@titlenet/catalogue/rules/publicity-event';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { PublicityEventTable } from '../database/tables.ts';
import type { InHouseFragment, ListedAward } from '../records/in-house-fragment.ts';

type Sheet = TitleRecord['sheet'];
type Booking = NonNullable<NonNullable<Sheet['publicity']>['info']>[number];

/** Rows of a title for lists across titles, without their keys, which are added when they are written. */
export interface ListedRows {
  events: (Omit<PublicityEventTable, 'company_code' | 'isbn' | 'position' | 'date_added'> & {
    /** Null if the feed does not contain it: the company's day on which the event was first stored is used. */
    date_added: string | null;
  })[];
  promotions: { kind: 'contract' | 'placement'; starts: string | null; ends: string | null; detail: string }[];
  awards: readonly ListedAward[];
}

const dayOf = (value: string | null | undefined) => (isBlankDate(value) ? null : (value?.slice(0, 10) ?? null));

function eventOf(booking: Booking, listed: { dateAdded: string | null; market: string | null } | undefined) {
  return {
    air_date: booking.airDate ?? null,
    air_day: airDay(booking.airDate),
    vague: booking.vague ?? null,
    call_sign: booking.callSign ?? null,
    show_name: booking.showName ?? null,
    booking_description: booking.bookingDesc ?? null,
    tour_city: booking.tourCity ?? null,
    type: booking.type ?? null,
    market: listed?.market ?? null,
    is_national: booking.nat === '1',
    is_front_page: booking.frontPage === '1',
    date_added: dayOf(listed?.dateAdded),
  };
}

function promotionsOf(coop: Sheet['coopData']): ListedRows['promotions'] {
  const contracts = (coop?.coopContracts ?? []).map((row) => ({
    kind: 'contract' as const,
    starts: dayOf(row.datePromoStart),
    ends: dayOf(row.datePromoEnd),
    detail: JSON.stringify(row),
  }));
  const placements = (coop?.retailPlacements ?? []).map((row) => ({
    kind: 'placement' as const,
    starts: dayOf(row.promoStartDate),
    ends: dayOf(row.promoEndDate),
    detail: JSON.stringify(row),
  }));
  return [...contracts, ...placements];
}

/** @returns the rows of a title for lists; none for a deleted title */
export function listedRows(
  title: TitleRecord,
  parts: readonly Pick<InHouseFragment, 'kind' | 'content'>[],
): ListedRows {
  if (title.isDeleted || title.isbn === null) return { events: [], promotions: [], awards: [] };
  const bookings = parts.find((part) => part.kind === 'publicity')?.content.bookings;
  const events = (title.sheet.publicity?.info ?? []).map((booking, index) => eventOf(booking, bookings?.[index]));
  const awards = parts.find((part) => part.kind === 'award')?.content.awards ?? [];
  return { events, promotions: promotionsOf(title.sheet.coopData), awards };
}
