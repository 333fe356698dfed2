import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import type { TitleKey } from './monthly-sales.queries.ts';
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
}

/** Stores the sales of weeks, each in place of those sent before. */
export function putWeeklySales(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'sales-week'>[],
): Promise<RowOutcome[]> {
  const rows = records.map((record) => {
    const channels = record.channels.map(
      (one): WeekOfAccount => ({
        channel: one.channel,
        account: one.account,
        gross: one.gross,
        returns: one.returns,
        net: one.net ?? one.gross - one.returns,
        dollars: one.dollars,
        unitsSold: one.unitsSold ?? null,
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
    const outcomes = await upsertSent(trx, weeklySales, rows);
    await extendWindows(trx, records);
    return outcomes;
  });
}

async function extendWindows(db: Kysely<Tables>, records: readonly HouseRecordOf<'sales-week'>[]): Promise<void> {
  const newest = new Map<string, string>();
  for (const { companyCode, weekEnding } of records)
    if (weekEnding > (newest.get(companyCode) ?? '')) newest.set(companyCode, weekEnding);
  const rows = [...newest].sort().map(([company_code, newest_week]) => ({ company_code, newest_week }));
  if (rows.length === 0) return;
  await sql`
    insert into weekly_sales_window as stored select * from ${jsonRows('weekly_sales_window', rows)}
    on conflict (company_code) do update set newest_week = excluded.newest_week
    where stored.newest_week < excluded.newest_week`.execute(db);
}

/** The newest week that the company has sales of, or null. */
export async function findNewestWeek(db: Kysely<Tables>, companyCode: string): Promise<string | null> {
  const row = await db
    .selectFrom('weekly_sales_window')
    .select('newest_week')
    .where('company_code', '=', companyCode)
    .executeTakeFirst();
  return row?.newest_week ?? null;
}

export interface SalesWeek {
  /** `YYYY-MM-DD`, a Saturday. */
  weekEnding: string;
  channels: readonly WeekOfAccount[];
}

/** A title's sales of one week by channel and account; empty where none were reported. */
export async function findSalesOfWeek(
  db: Kysely<Tables>,
  { companyCode, isbn }: TitleKey,
  weekEnding: string,
): Promise<readonly WeekOfAccount[]> {
  const row = await db
    .selectFrom('weekly_sales')
    .select('channels')
    .where('company_code', '=', companyCode)
    .where('isbn', '=', isbn)
    .where('week_ending', '=', weekEnding)
    .executeTakeFirst();
  return row ? (JSON.parse(row.channels) as WeekOfAccount[]) : [];
}

/** The newest weeks of a title's sales, newest first. */
export async function findWeeklySales(
  db: Kysely<Tables>,
  { companyCode, isbn }: TitleKey,
  limit: number,
): Promise<SalesWeek[]> {
  const rows = await db
    .selectFrom('weekly_sales')
    .select(['week_ending', 'channels'])
    .where('company_code', '=', companyCode)
    .where('isbn', '=', isbn)
    .orderBy('week_ending', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ weekEnding: row.week_ending, channels: JSON.parse(row.channels) as WeekOfAccount[] }));
}
