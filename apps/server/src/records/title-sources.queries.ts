import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { upsertRows } from '../database/upsert-rows.ts';
import { isoTime } from './sent-time.ts';
import type { SourceRecord } from './source-record.ts';

export interface StoredSource extends SourceRecord {
  titleId: number;
  sender: string;
  recordReference: string;
  companyCode: string;
  digest: string;
}

/** The key of a source. Senders do not contain line feeds. */
export function sourceKey(source: { companyCode: string; sender: string; recordReference: string }): string {
  return `${source.companyCode}\n${source.sender}\n${source.recordReference}`;
}

function readRow(row: {
  company_code: string;
  sender: string;
  record_reference: string;
  title_id: number;
  is_house: boolean;
  sent_at: string;
  digest: string;
  record: string;
}): StoredSource {
  return {
    companyCode: row.company_code,
    sender: row.sender,
    recordReference: row.record_reference,
    titleId: row.title_id,
    isInHouse: row.is_house,
    sentAt: isoTime(row.sent_at),
    digest: row.digest,
    // Only `putSources` writes the column.
    record: JSON.parse(row.record) as TitleRecord,
  };
}

/** @returns the stored records of these senders and references by `sourceKey` */
export async function findSources(
  db: Kysely<Tables>,
  records: readonly Pick<TitleRecord, 'source'>[],
): Promise<Map<string, StoredSource>> {
  const rows = await db
    .selectFrom('title_source')
    .selectAll()
    .where('record_reference', 'in', [...new Set(records.map((record) => record.source.recordReference))])
    .where('sender', 'in', [...new Set(records.map((record) => record.source.sender))])
    .execute();
  return new Map(rows.map((row) => readRow(row)).map((source) => [sourceKey(source), source]));
}

/** @returns the records of all senders of these titles by title id */
export async function findSourcesOfTitles(
  db: Kysely<Tables>,
  titleIds: readonly number[],
): Promise<Map<number, StoredSource[]>> {
  const byTitle = new Map<number, StoredSource[]>();
  if (titleIds.length === 0) return byTitle;
  const rows = await db.selectFrom('title_source').selectAll().where('title_id', 'in', titleIds).execute();
  for (const source of rows.map((row) => readRow(row)))
    byTitle.set(source.titleId, [...(byTitle.get(source.titleId) ?? []), source]);
  return byTitle;
}

/** @returns those of these titles that have several records */
export async function findSharedTitles(db: Kysely<Tables>, titleIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('title_source')
    .select('title_id')
    .where('title_id', 'in', titleIds)
    .groupBy('title_id')
    .having((eb) => eb(eb.fn.countAll(), '>', 1))
    .execute();
  return rows.map((row) => row.title_id);
}

/** Stores the dates of records that were received again unchanged. */
export async function updateSentTimes(db: Kysely<Tables>, sources: readonly StoredSource[]): Promise<void> {
  const column = (of: (source: StoredSource) => string) => sources.map(of);
  await sql`
    update title_source as stored set sent_at = sent.sent_at
    from unnest(${column((one) => one.companyCode)}::text[], ${column((one) => one.sender)}::text[],
      ${column((one) => one.recordReference)}::text[], ${column((one) => one.sentAt)}::timestamptz[])
      as sent (company_code, sender, record_reference, sent_at)
    where (stored.company_code, stored.sender, stored.record_reference)
      = (sent.company_code, sent.sender, sent.record_reference)`.execute(db);
}

/** Stores records in place of older ones with the same sender and reference. */
export async function putSources(db: Kysely<Tables>, sources: readonly StoredSource[]): Promise<void> {
  if (sources.length === 0) return;
  const rows = sources.map((source) => ({
    company_code: source.companyCode,
    sender: source.sender,
    record_reference: source.recordReference,
    title_id: source.titleId,
    is_house: source.isInHouse,
    sent_at: source.sentAt,
    digest: source.digest,
    record: JSON.stringify(source.record),
    prices_turn_on: source.record.scheduledPrices?.[0]?.from ?? null,
    is_deleted: source.record.isDeleted ?? false,
  }));
  await upsertRows({ table: 'title_source', key: ['company_code', 'sender', 'record_reference'], rows }).execute(db);
}

/** @returns the companies for which this sender has sent a record with this reference */
export async function findCompaniesOfRecord(
  db: Kysely<Tables>,
  sender: string,
  recordReference: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('title_source')
    .select('company_code')
    .where('sender', '=', sender)
    .where('record_reference', '=', recordReference)
    .execute();
  return rows.map((row) => row.company_code);
}
