import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

const projectionReports = {
  table: 'projection_report',
  key: ['company_code', 'isbn', 'region', 'kind'],
  content: ['report'],
} as const;

/** Keeps reports as they are answered, every field of head and rows in them; none of them twice. */
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
