import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/award-lists';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { awardYear, isOfChildren } from './awards-content.ts';
import { dayOf, wireDate } from './demo-dates.ts';
import type { DemoTitle } from './demo-titles.ts';
import type { DemoEdition } from './demo-work.ts';
import { Random } from './random.ts';

/** The messages of one title's publicity and awards: of kinds of their own, as the house sends them. */
export interface PartMessages {
  publicity: HouseRecordOf<'publicity'> | null;
  award: HouseRecordOf<'award'> | null;
}

const SEED_OF_BOOKINGS = 17;
/** Days between the booking and its day. */
const BOOKED_BEFORE = [10, 130] as const;

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

/** When each booking was made and in which market; lists are by these, and the sheet does not show them. */
function listed(info: Bookings, { day, productId }: DemoEdition, today: number): Bookings {
  const random = new Random(SEED_OF_BOOKINGS, productId!);
  const home = random.pick(markets);
  return info.map((booking) => {
    const date = /^\d{4}-/.test(booking.airDate ?? '') && booking.airDate! > '1901' ? dayOf(booking.airDate!) : day;
    const added = Math.min(today - random.integer(0, 20), date - random.integer(...BOOKED_BEFORE));
    const market = booking.nat === '1' ? 'National' : random.chance(0.4) ? home : random.pick(markets);
    return { ...booking, dateAdded: wireDate(added), market };
  });
}

/** What is said of a title beside its record; a title without ISBN has no such messages. */
export function partMessages({ edition, record }: DemoTitle, today: number): PartMessages {
  const { isbn, company: companyCode } = edition;
  if (!isbn) return { publicity: null, award: null };
  const { publicity, awards } = record.sheet;
  const bookings = publicity?.info ?? [];
  const lists = awardPlaces(edition, record);
  return {
    publicity:
      bookings.length === 0
        ? null
        : { kind: 'publicity', companyCode, isbn, publicity: { ...publicity, info: listed(bookings, edition, today) } },
    award: lists.length === 0 ? null : { kind: 'award', companyCode, isbn, awards: awards ?? {}, lists },
  };
}

function awardPlaces(edition: DemoEdition, { codes }: TitleRecord): NonNullable<HouseRecordOf<'award'>['lists']> {
  const isChildrens = isOfChildren(edition.company);
  const lists: readonly { id: number; name: string }[] = isChildrens ? childrensAwardLists : tradeAwardLists;
  return (codes.award ?? []).flatMap(({ code }) => {
    const position = lists.findIndex(({ id }) => String(id) === code);
    if (position < 0) return [];
    const audience = isChildrens ? ('CH' as const) : ('TR' as const);
    return [{ ...lists[position]!, audience, year: awardYear(edition), position }];
  });
}

/** The record without what goes in messages of their own. */
export function withoutParts(record: TitleRecord, { publicity, award }: PartMessages): TitleRecord {
  if (!publicity && !award) return record;
  const { publicity: _publicity, ...sheet } = record.sheet;
  const { awards: _awards, ...withoutAwards } = publicity ? sheet : record.sheet;
  return { ...record, sheet: award ? withoutAwards : sheet };
}
