import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { StoredReportKey } from '@titlenet/catalogue/reports/projections';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TitleKey } from './monthly-sales.queries.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

const projectionReports = {
  table: 'projection_report',
  key: ['company_code', 'isbn', 'region', 'kind'],
  content: ['report'],
} as const;

/** Stores reports as they are returned, with every field of header and rows. @param records no report twice */
export function putReports(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'projection' | 'key-account'>[],
): Promise<RowOutcome[]> {
  const rows = records.map(({ header, data, ...record }) => ({
    company_code: record.companyCode,
    isbn: record.isbn,
    region: record.region,
    kind: record.kind,
    report: JSON.stringify({ header, data }),
    sent_at: record.sentAt,
  }));
  return upsertSent(db, projectionReports, rows);
}

/** Header and rows of a report as the feed sent them, JSON text; null when there is none. */
export async function findProjectionReport(
  db: Kysely<Tables>,
  { companyCode, isbn }: TitleKey,
  { region, kind }: StoredReportKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('projection_report')
    .select('report')
    .where('company_code', '=', companyCode)
    .where('isbn', '=', isbn)
    .where('region', '=', region)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.report ?? null;
}
