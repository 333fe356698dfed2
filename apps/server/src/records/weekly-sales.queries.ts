import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type Kysely, sql, type Transaction } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import { noteSentPeriods, type SentPeriod } from './reported-periods.queries.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

type SalesWeek = HouseRecordOf<'sales-week'>;
type SentAccount = SalesWeek['channels'][number];

const weeklySales = {
  table: 'weekly_sales',
  key: ['company_code', 'isbn', 'week_ending', 'channel', 'account'],
  content: ['gross', 'returns', 'net', 'dollars', 'units_sold', 'on_hand', 'is_deleted'],
} as const;

/** A row that stands for the whole week: it was taken back, with all accounts that were sent before. */
const WHOLE_WEEK: SentAccount = { channel: '', account: '', gross: 0, returns: 0, dollars: 0 };

/** What a record says of its week: that sales were reported, and that points of sale were. */
function sentWeeks({ companyCode, weekEnding, channels, isDeleted, sentAt }: SalesWeek): SentPeriod[] {
  if (isDeleted || channels.length === 0) return [];
  const week = { companyCode, period: weekEnding, sentAt };
  const hasUnits = channels.some(({ unitsSold }) => typeof unitsSold === 'number');
  return [{ ...week, unit: 'week' }, ...(hasUnits ? [{ ...week, unit: 'pointOfSale' as const }] : [])];
}

const sumOf = (values: readonly (number | null | undefined)[]): number | null =>
  values.reduce<number | null>((sum, value) => (typeof value === 'number' ? (sum ?? 0) + value : sum), null);

/** The rows of a record, one for each channel and account: those that it names twice are added up. */
function rowsOf({ companyCode, isbn, weekEnding, channels, isDeleted = false, sentAt }: SalesWeek) {
  const sent = channels.length > 0 ? channels : [WHOLE_WEEK];
  const isGone = isDeleted || channels.length === 0;
  const byAccount = Map.groupBy(sent, ({ channel, account }) => `${channel}\n${account}`);
  return [...byAccount.values()].map((rows) => {
    const total = (of: (row: SentAccount) => number | null | undefined) => (isGone ? null : sumOf(rows.map(of)));
    return {
      company_code: companyCode,
      isbn,
      week_ending: weekEnding,
      channel: rows[0]?.channel,
      account: rows[0]?.account,
      gross: total(({ gross }) => gross) ?? 0,
      returns: total(({ returns }) => returns) ?? 0,
      net: total(({ gross, returns, net }) => net ?? gross - returns) ?? 0,
      dollars: total(({ dollars }) => dollars) ?? 0,
      units_sold: total(({ unitsSold }) => unitsSold),
      on_hand: total(({ onHand }) => onHand),
      is_deleted: isGone,
      sent_at: sentAt,
    };
  });
}

type WeekRow = ReturnType<typeof rowsOf>[number];

/**
 * Takes back the rows of whole weeks that were sent until these messages.
 * @returns the outcome of each week with rows; undefined: it has none
 */
async function takeBack(
  trx: Transaction<Tables>,
  weeks: readonly WeekRow[],
): Promise<('updated' | 'older' | undefined)[]> {
  if (weeks.length === 0) return [];
  const { rows } = await sql<{ outcome: 'updated' | 'older' | null }>`
    with sent as materialized (
      select company_code, isbn, week_ending, coalesce(sent_at, now()) as sent_at, ordinality as position
      from ${jsonRows('weekly_sales', weeks)} with ordinality
    ),
    gone as (
      update weekly_sales as stored
      set gross = 0, returns = 0, net = 0, dollars = 0, units_sold = null, on_hand = null, is_deleted = true,
        sent_at = sent.sent_at
      from sent
      where (stored.company_code, stored.isbn, stored.week_ending) = (sent.company_code, sent.isbn, sent.week_ending)
        and stored.channel <> '' and not stored.is_deleted
        and (stored.sent_at is null or stored.sent_at <= sent.sent_at)
      returning sent.position
    )
    -- The statement sees the rows as they were before.
    select case
        when exists (select from gone where gone.position = sent.position) then 'updated'
        when exists (
          select from weekly_sales stored
          where (stored.company_code, stored.isbn, stored.week_ending) = (sent.company_code, sent.isbn, sent.week_ending)
            and stored.channel <> '' and not stored.is_deleted
        ) then 'older'
      end as outcome
    from sent order by sent.position`.execute(trx);
  return rows.map(({ outcome }) => outcome ?? undefined);
}

/** @returns which rows are of weeks that a later message has taken back */
async function findTakenBack(trx: Transaction<Tables>, rows: readonly WeekRow[]): Promise<boolean[]> {
  if (rows.length === 0) return [];
  const found = await sql<{ is_gone: boolean }>`
    select coalesce(whole.sent_at > sent.sent_at, false) as is_gone
    from ${jsonRows('weekly_sales', rows)} with ordinality as sent
    left join weekly_sales whole
      on (whole.company_code, whole.isbn, whole.week_ending) = (sent.company_code, sent.isbn, sent.week_ending)
        and whole.channel = '' and whole.account = ''
    order by sent.ordinality`.execute(trx);
  return found.rows.map(({ is_gone }) => is_gone);
}

const strongest: readonly RowOutcome[] = ['updated', 'added', 'unchanged', 'older'];

/**
 * Stores the sales of weeks by channel and account. Accounts that a record does not name keep what was sent before, so two
 * feeds of one week add up; a record without channels takes the whole week back.
 *
 * @param records no two of the same title and week
 * @returns the outcome of each record: that of its rows which changes most
 */
export function putWeeklySales(db: Kysely<Tables>, records: readonly SalesWeek[]): Promise<RowOutcome[]> {
  const rows = records.flatMap((record, index) => rowsOf(record).map((row) => ({ index, row })));
  return db.transaction().execute(async (trx) => {
    await noteSentPeriods(trx, records.flatMap(sentWeeks));
    const isGone = await findTakenBack(
      trx,
      rows.map(({ row }) => row),
    );
    const current = rows.filter((_, position) => !isGone[position]);
    const outcomes = await upsertSent(
      trx,
      weeklySales,
      current.map(({ row }) => row),
    );
    const whole = current.filter(({ row }) => row.channel === '');
    const taken = await takeBack(
      trx,
      whole.map(({ row }) => row),
    );
    const found = current.map(({ index }, position) => ({ index, outcome: outcomes[position] }));
    const byRecord = Map.groupBy(found, ({ index }) => index);
    const ofWeek = new Map(whole.map(({ index }, position) => [index, taken[position]]));
    return records.map((_, index) => {
      const own = byRecord.get(index)?.map(({ outcome }) => outcome) ?? [];
      return ofWeek.get(index) ?? strongest.find((outcome) => own.includes(outcome)) ?? 'older';
    });
  });
}
