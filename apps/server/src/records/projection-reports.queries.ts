import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { StoredReportKey } from '@titlenet/catalogue/reports/projections';
import { type Kysely, sql } from 'kysely';
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

/** A title's report as the feed sent it. */
export interface SentReport {
  companyCode: CompanyCode;
  isbn: string;
  productId: number;
  title: string | null;
  /** Header and rows, JSON text; null if the title has no such report. */
  text: string | null;
}

/** Finds one report of several titles. @returns one element for each key; null if the company has no such title */
export async function findProjectionReports(
  db: Kysely<Tables>,
  keys: readonly TitleKey[],
  { region, kind }: StoredReportKey,
): Promise<(SentReport | null)[]> {
  const { rows } = await sql<Omit<SentReport, 'productId'> & { productId: number | null }>`
    select wanted.company_code as "companyCode", wanted.isbn, title.product_id as "productId", title.title,
      sent.report as text
    from unnest(
      ${keys.map(({ companyCode }) => companyCode)}::text[], ${keys.map(({ isbn }) => isbn)}::text[]
    ) with ordinality as wanted (company_code, isbn, place)
    left join title
      on title.company_code = wanted.company_code and title.isbn = wanted.isbn and not title.is_deleted
    left join projection_report as sent
      on sent.company_code = wanted.company_code and sent.isbn = wanted.isbn
      and sent.region = ${region} and sent.kind = ${kind}
    order by wanted.place`.execute(db);
  return rows.map(({ productId, ...sent }) => (productId === null ? null : { productId, ...sent }));
}
