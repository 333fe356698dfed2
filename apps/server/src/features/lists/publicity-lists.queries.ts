import type { BookingType, DateType } from '@titlenet/catalogue/enumerations';
import { MAX_PUBLICITY_ROWS, type PublicityListRow } from '@titlenet/catalogue/lists/publicity-list';
import type { PublicityView } from '@titlenet/catalogue/lists/publicity-views';
import { formatLabel } from '@titlenet/catalogue/rules/format-label';
import { eventMark, eventText, runDate } from '@titlenet/catalogue/rules/publicity-event';
import type { PublicityList } from '@titlenet/contract/lists';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PublicityEventTable, Tables } from '../../database/tables.ts';
import { onSaleDateOf, readListTexts } from '../../derive/list-texts.ts';

export interface PublicityQuery {
  bookingType: BookingType;
  dateType: DateType;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Only events of this type. */
  eventType?: string;
  order: PublicityView['order'];
  companies: readonly string[];
}

/** `ilike` on the show name as in `eventMark`. */
const isStarred = sql`coalesce(e.show_name ilike '%starred%', false)`;

/** The bookings of each type (G-97). */
const isBookingOfType: Record<BookingType, RawBuilder<unknown>> = {
  None: sql`true`,
  All: sql`true`,
  National: sql`(e.is_national or ${isStarred})`,
  FrontPage: sql`(e.is_front_page or ${isStarred})`,
  Starred: isStarred,
};

const dateColumns: Record<DateType, RawBuilder<unknown>> = { AirDate: sql`e.air_day`, New: sql`e.date_added` };

const orders: Record<PublicityView['order'], RawBuilder<unknown>> = {
  airDate: sql`air_day nulls last, title_sort, isbn, position`,
  title: sql`title_sort, isbn, air_day nulls last, position`,
  market: sql`lower(market) nulls last, air_day nulls last, title_sort, isbn, position`,
};

type FoundEvent = PublicityEventTable & {
  title: string;
  reissue_no: number;
  product_id: number;
  on_sale_date: string | null;
  texts: string;
  total: number;
};

const marks = { fire: 1, star: 2 } as const;
const wireDay = (day: string | null) => (day === null ? null : `${day}T00:00:00`);

function listRow(event: FoundEvent): PublicityListRow {
  const texts = readListTexts(event.texts);
  const mark = eventMark({ frontPage: event.is_front_page ? '1' : '0', showName: event.show_name });
  return {
    isbn: event.isbn,
    title: event.title,
    author: texts.author1 ?? null,
    event: eventText({
      callSign: event.call_sign,
      showName: event.show_name,
      bookingDesc: event.booking_description,
    }),
    runDate: runDate({ airDate: event.air_date, vague: event.vague }),
    type: event.type,
    market: event.market,
    onSaleDate: onSaleDateOf(event.on_sale_date, texts),
    bindingFormat: formatLabel(texts),
    itemImage: mark ? marks[mark] : 0,
    isBold: event.is_national,
    airDate: wireDay(event.air_day),
    reissueNo: event.reissue_no,
    productId: event.product_id,
    companyCode: event.company_code,
  };
}

/** The events of a query as e with their titles as t. */
function matchingEvents(query: Omit<PublicityQuery, 'order'>): RawBuilder<unknown> {
  const { from, to, eventType, companies } = query;
  const ofType = eventType === undefined ? sql`true` : sql`lower(e.type) = lower(${eventType})`;
  return sql`publicity_event e join listed_title t on t.company_code = e.company_code and t.isbn = e.isbn
    where ${dateColumns[query.dateType]} between ${from}::date and ${to}::date
      and e.company_code = any(${companies}::text[]) and ${isBookingOfType[query.bookingType]} and ${ofType}`;
}

/** @returns whether any event matches */
export async function hasPublicity(db: Kysely<Tables>, query: Omit<PublicityQuery, 'order'>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from ${matchingEvents(query)}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/** @returns the first events in the order of the query, and how many there are */
export async function findPublicity(db: Kysely<Tables>, query: PublicityQuery): Promise<PublicityList> {
  // An event without a market takes place in the town of its tour.
  const { rows } = await sql<FoundEvent>`
    with found as materialized (
      select e.company_code, e.isbn, e.position, e.air_date, e.air_day, e.vague, e.call_sign, e.show_name,
        e.booking_description, e.type, coalesce(nullif(btrim(e.market), ''), e.tour_city) as market, e.is_national,
        e.is_front_page, t.id, t.title, t.title_sort, t.reissue_no, t.product_id, t.on_sale_date
      from ${matchingEvents(query)}
    ), shown as (
      select * from found order by ${orders[query.order]} limit ${MAX_PUBLICITY_ROWS}
    )
    select shown.*, d.list_row as texts, (select count(*)::integer from found) as total
    from shown join title_document d on d.title_id = shown.id
    order by ${orders[query.order]}`.execute(db);
  return { data: rows.map(listRow), total: rows[0]?.total ?? 0 };
}
