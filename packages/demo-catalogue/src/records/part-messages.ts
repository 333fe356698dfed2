import { companyOf } from '@titlenet/catalogue/companies';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/reports/award-lists';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { dayOf, wireDate } from '../demo-dates.ts';
import type { DemoTitle } from '../demo-titles.ts';
import { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { awardYear } from './awards-content.ts';

/** House records of a title's publicity and awards, which the house sends separately from the title (null: none). */
export interface PartMessages {
  publicity: HouseRecordOf<'publicity'> | null;
  award: HouseRecordOf<'award'> | null;
}

const BOOKING_SEED = 17;
/** Days from the creation of a booking to its run date, minimum and maximum. */
const BOOKING_LEAD_DAYS = [10, 130] as const;

/** Titles that go on sale so many days before or after today have bookings around today. */
const CURRENT_DAYS = 150;
const CURRENT_BOOKING_CHANCE = 0.5;
/** Days around the first of the month, so that lists of two weeks are filled throughout the month. */
const CURRENT_RUN_DAYS = [-14, 32] as const;

const markets = [
  'New York',
  'Los Angeles',
  'Chicago',
  'Boston',
  'Dallas',
  'Seattle',
  'Minneapolis',
  'Atlanta',
  'Toronto',
  'Denver',
] as const;

type Bookings = NonNullable<HouseRecordOf<'publicity'>['publicity']['info']>;

const exactDateOf = ({ airDate }: Bookings[number]): string | null =>
  airDate && /^\d{4}-/.test(airDate) && airDate > '1901' ? airDate : null;

/** Moves half of the exact run dates of current titles to the days around today. */
function withCurrentDate(booking: Bookings[number], random: Random, today: number): Bookings[number] {
  const exactDate = exactDateOf(booking);
  if (!exactDate || !random.chance(CURRENT_BOOKING_CHANCE)) return booking;
  const time = exactDate.slice(10);
  return { ...booking, airDate: wireDate(today + random.integer(...CURRENT_RUN_DAYS)).slice(0, 10) + time };
}

/** Adds the members that only the publicity lists use: creation date and market. */
function withListMembers(info: Bookings, { day, productId }: DemoEdition, today: number): Bookings {
  const random = new Random(BOOKING_SEED, productId ?? 0);
  const home = random.pick(markets);
  const isCurrent = Math.abs(day - today) <= CURRENT_DAYS;
  return info.map((planned) => {
    const booking = isCurrent ? withCurrentDate(planned, random, today) : planned;
    const exactDate = exactDateOf(booking);
    const date = exactDate ? dayOf(exactDate) : day;
    const added = Math.min(today - random.integer(0, 20), date - random.integer(...BOOKING_LEAD_DAYS));
    const market = booking.nat === '1' ? 'National' : random.chance(0.4) ? home : random.pick(markets);
    return { ...booking, dateAdded: wireDate(added), market };
  });
}

/** Composes the publicity and award records of a title; both are null for a title without ISBN. */
export function partMessages({ edition, record }: DemoTitle, today: number): PartMessages {
  const { isbn, company: companyCode } = edition;
  if (!isbn) return { publicity: null, award: null };
  const { publicity, awards } = record.sheet;
  const bookings = publicity?.info ?? [];
  const lists = awardListEntries(edition, record);
  return {
    publicity:
      bookings.length === 0
        ? null
        : {
            kind: 'publicity',
            companyCode,
            isbn,
            publicity: { ...publicity, info: withListMembers(bookings, edition, today) },
          },
    award: lists.length === 0 ? null : { kind: 'award', companyCode, isbn, awards: awards ?? {}, lists },
  };
}

function awardListEntries(edition: DemoEdition, { codes }: TitleRecord): NonNullable<HouseRecordOf<'award'>['lists']> {
  const isChildrens = companyOf(edition.company).isForChildren;
  const lists: readonly { id: number; name: string }[] = isChildrens ? childrensAwardLists : tradeAwardLists;
  return (codes.award ?? []).flatMap(({ code }) => {
    const position = lists.findIndex(({ id }) => String(id) === code);
    const list = lists[position];
    if (!list) return [];
    const audience = isChildrens ? ('CH' as const) : ('TR' as const);
    return [{ ...list, audience, year: awardYear(edition), position }];
  });
}

/** @returns the record without the sections that its part messages contain. */
export function withoutPartSections(record: TitleRecord, { publicity, award }: PartMessages): TitleRecord {
  if (!publicity && !award) return record;
  const { publicity: _publicity, ...sheet } = record.sheet;
  const { awards: _awards, ...withoutAwards } = publicity ? sheet : record.sheet;
  return { ...record, sheet: award ? withoutAwards : sheet };
}
