import { pendingStatusNames } from '@titlenet/catalogue/reports/order-statuses';
import { type RankGroup, rankTimes } from '@titlenet/catalogue/reports/sales-ranks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';
import type { ReportedPeriod } from '../../records/reported-periods.queries.ts';

/** A title as far as its reports need it; the figures are those that its feed states. */
export interface ReportTitle {
  productId: number;
  bar: TitleBar;
  availStock: number | null;
  ltdGross: number | null;
  ltdReturns: number | null;
  ltdNet: number | null;
}

/** Sales of one month, channel and account; `dollars` is the net amount in the company's currency. */
export interface MonthOfAccount {
  /** The first day of the month, `YYYY-MM-DD`. */
  month: string;
  channel: string;
  account: string;
  /** ISO 3166 code; empty if the record names none. */
  market: string;
  gross: number;
  returns: number;
  net: number;
  dollars: number;
}

/** Sales of a channel and account in one week; `dollars` is the net amount in the company's currency. */
export interface WeekOfAccount {
  channel: string;
  account: string;
  gross: number;
  returns: number;
  net: number;
  dollars: number;
  /** Copies sold to readers; null where the account does not report them. */
  unitsSold: number | null;
  /** Copies that the account has in stock at the end of the week; null where it does not report them. */
  onHand: number | null;
}

export interface SalesWeek {
  /** `YYYY-MM-DD` */
  weekEnding: string;
  channels: readonly WeekOfAccount[];
}

/** A rank of the title by its net copies (G-440); without one, the title has none in its imprint or category. */
export interface StoredRank {
  within: RankGroup;
  months: (typeof rankTimes)[number];
  rank: number | null;
  isTied: boolean | null;
  /** Ranked titles of the same imprint or category. */
  titles: number | null;
  net: number | null;
  /** The first day of the newest complete month when the imprint or category was ranked (G-749); null: none. */
  newestMonth: string | null;
}

/** A line of a pending order; dates are `YYYY-MM-DD`. */
export interface OrderLine {
  account: string;
  orderNo: string;
  orderDate: string;
  shipDate: string | null;
  qty: number;
  status: string;
}

/** What reports are computed from, beside the title. */
export interface TitleFigures {
  /** Periods of the company's catalogue, from which the windows of its reports follow. */
  reported: readonly ReportedPeriod[];
  /** All monthly sales, the earliest month first. */
  months: readonly MonthOfAccount[];
  /**
   * Sales of the requested week, and of the newest reported ones of the company with the week before each; absent where
   * none were reported.
   */
  newestWeeks: readonly SalesWeek[];
  /** The four weeks up to the newest one in which accounts of the company reported units, newest first. */
  recentWeeks: readonly SalesWeek[];
  /** All weeks, newest first. */
  weeks: readonly SalesWeek[];
  /** The ends of all weeks with sales, newest first. */
  weekEndings: readonly string[];
  /** By account, order date and order number. */
  orders: readonly OrderLine[];
  /** One for each time within the imprint, if the title has one, and within the category. */
  ranks: readonly StoredRank[];
}

export type FigureName = keyof TitleFigures;

interface FigureOptions {
  /** A week of `newestWeeks`, `YYYY-MM-DD`. */
  asked: string | null;
}

const ofTitle = ({ companyCode, isbn }: TitleKey) => sql`company_code = ${companyCode} and isbn = ${isbn}`;
const allRows = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(one), '[]') from (${rows}) one)`;
/** The weeks of a title that meet a condition, newest first, each with the rows that were not taken back. */
const weeksOf = (key: TitleKey, condition: RawBuilder<unknown>) =>
  allRows(sql`
    select week_ending as "weekEnding", json_agg(json_build_object('channel', channel, 'account', account, 'gross', gross,
      'returns', returns, 'net', net, 'dollars', dollars, 'unitsSold', units_sold, 'onHand', on_hand)
      order by channel, account) as channels
    from weekly_sales where ${ofTitle(key)} and not is_deleted and ${condition}
    group by week_ending order by week_ending desc`);

const figureQueries: Record<FigureName, (key: TitleKey, options: FigureOptions) => RawBuilder<unknown>> = {
  reported: ({ companyCode }) =>
    allRows(sql`select unit, period from reported_period where company_code = ${companyCode}`),
  months: (key) =>
    allRows(sql`
      select month, channel, account, market, gross, returns, net, dollars from monthly_sales
      where ${ofTitle(key)} and not is_deleted
      order by month, channel, account, market`),
  newestWeeks: (key, { asked }) =>
    weeksOf(
      key,
      sql`(week_ending = ${asked}::date or week_ending in (
        select period - days from reported_period, unnest(array[0, 7]) as days
        where company_code = ${key.companyCode} and unit = 'week'))`,
    ),
  recentWeeks: (key) =>
    weeksOf(
      key,
      sql`week_ending > (
        select min(period) - 28 from reported_period
        where company_code = ${key.companyCode} and unit = 'pointOfSale')`,
    ),
  weeks: (key) => weeksOf(key, sql`true`),
  weekEndings: (key) => sql`(
    select coalesce(json_agg(week_ending order by week_ending desc), '[]') from (
      select distinct week_ending from weekly_sales where ${ofTitle(key)} and not is_deleted) as reported)`,
  orders: (key) =>
    allRows(sql`
      select account, order_number as "orderNo", order_date as "orderDate", ship_date as "shipDate", quantity as qty,
        status
      from pending_order where ${ofTitle(key)} and status = any(${pendingStatusNames})
      order by account, order_date, order_number, line`),
  // `t` is the title of the statement. After an import has changed its imprint or category, and until ranks are computed
  // again, its rank is one among other titles than those that the report names.
  ranks: () =>
    allRows(sql`
      select labels.within, times.months, rank, is_tied as "isTied", titles, net,
        case when stale.name is null then newest.newest_month else stale.newest_month end as "newestMonth"
      from title_order cross join lateral (values ('imprint', imprint), ('category', category)) as labels (within, name)
        cross join unnest(${rankTimes}::text[]) as times (months)
        left join title_rank using (title_id, within, name, months)
        left join stale_rank_group as stale on stale.company_code = t.company_code
          and (stale.within, stale.months, stale.name) = (labels.within, times.months, labels.name)
        left join title_rank_month as newest on newest.company_code = t.company_code
      where title_id = t.id and labels.name is not null`),
};

/**
 * A title with the figures that a report needs, in one statement: for a few rows a further query takes longer than the
 * rows themselves.
 *
 * @returns null when the company has no such title
 */
export async function findReportTitle<Name extends FigureName>(
  db: Kysely<Tables>,
  key: TitleKey,
  figures: readonly Name[],
  options: FigureOptions = { asked: null },
): Promise<(ReportTitle & Pick<TitleFigures, Name>) | null> {
  const values = figures.map((name) => sql`, ${figureQueries[name](key, options)} as ${sql.ref(name)}`);
  const { rows } = await sql<ReportTitle & Pick<TitleFigures, Name>>`
    select t.product_id as "productId", d.bar::json as bar, t.avail_stock as "availStock", t.ltd_gross as "ltdGross",
      t.ltd_returns as "ltdReturns", t.ltd_net as "ltdNet"${sql.join(values, sql``)}
    from current_title t join title_document d on d.title_id = t.id
    where t.isbn = ${key.isbn} and t.company_code = ${key.companyCode}`.execute(db);
  return rows[0] ?? null;
}

/** The product id of a title; null when the company has no such title. */
export async function findProductId(db: Kysely<Tables>, { companyCode, isbn }: TitleKey): Promise<number | null> {
  const row = await db
    .selectFrom('current_title')
    .select('product_id')
    .where('isbn', '=', isbn)
    .where('company_code', '=', companyCode)
    .executeTakeFirst();
  return row?.product_id ?? null;
}
