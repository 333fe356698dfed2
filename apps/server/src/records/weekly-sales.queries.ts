import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { noteSentPeriods, type SentPeriod } from './reported-periods.queries.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

const weeklySales = {
  table: 'weekly_sales',
  key: ['company_code', 'isbn', 'week_ending'],
  content: ['channels'],
} as const;

/** Sales of one channel and account in one week; `dollars` is the net amount in the company's currency. */
export interface WeekOfAccount {
  channel: string;
  account: string;
  gross: number;
  returns: number;
  net: number;
  dollars: number;
  /** Copies sold to readers; null where the account does not report them. */
  unitsSold: number | null;
  /** Copies that the account has in stock at the end of the week; absent where it does not report them. */
  onHand?: number;
}

/** What a record says of its week: that sales were reported, and that points of sale were. */
function sentWeeks({
  companyCode,
  weekEnding,
  channels,
  isDeleted,
  sentAt,
}: HouseRecordOf<'sales-week'>): SentPeriod[] {
  if (isDeleted || channels.length === 0) return [];
  const week = { companyCode, period: weekEnding, sentAt };
  const hasUnits = channels.some(({ unitsSold }) => typeof unitsSold === 'number');
  return [{ ...week, unit: 'week' }, ...(hasUnits ? [{ ...week, unit: 'pointOfSale' as const }] : [])];
}

/** Stores the sales of weeks, each in place of those sent before. */
export function putWeeklySales(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'sales-week'>[],
): Promise<RowOutcome[]> {
  const rows = records.map((record) => {
    const channels = (record.isDeleted ? [] : record.channels).map(
      (one): WeekOfAccount => ({
        channel: one.channel,
        account: one.account,
        gross: one.gross,
        returns: one.returns,
        net: one.net ?? one.gross - one.returns,
        dollars: one.dollars,
        unitsSold: one.unitsSold ?? null,
        // Absent where it is not sent, so that records stored by earlier versions are the same when they are repeated.
        ...(typeof one.onHand === 'number' && { onHand: one.onHand }),
      }),
    );
    return {
      company_code: record.companyCode,
      isbn: record.isbn,
      week_ending: record.weekEnding,
      channels: JSON.stringify(channels),
      sent_at: record.sentAt,
    };
  });
  return db.transaction().execute(async (trx) => {
    await noteSentPeriods(trx, records.flatMap(sentWeeks));
    return upsertSent(trx, weeklySales, rows);
  });
}
