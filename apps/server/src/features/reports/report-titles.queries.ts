import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TitleKey } from '../../records/monthly-sales.queries.ts';

/** A title as far as its reports need it; the figures are those that its feed states. */
export interface ReportTitle {
  productId: number;
  bar: TitleBar;
  availStock: number | null;
  ltdGross: number | null;
  ltdReturns: number | null;
  ltdNet: number | null;
}

/** @returns null when the company has no such title */
export async function findReportTitle(
  db: Kysely<Tables>,
  { companyCode, isbn }: TitleKey,
): Promise<ReportTitle | null> {
  const { rows } = await sql<ReportTitle>`
    select t.product_id as "productId", d.bar::json as bar, t.avail_stock as "availStock", t.ltd_gross as "ltdGross",
      t.ltd_returns as "ltdReturns", t.ltd_net as "ltdNet"
    from title t join title_document d on d.title_id = t.id
    where t.isbn = ${isbn} and t.company_code = ${companyCode} and not t.is_deleted`.execute(db);
  return rows[0] ?? null;
}

/** The product id of a title; null when the company has no such title. */
export async function findProductId(db: Kysely<Tables>, { companyCode, isbn }: TitleKey): Promise<number | null> {
  const row = await db
    .selectFrom('title')
    .select('product_id')
    .where('isbn', '=', isbn)
    .where('company_code', '=', companyCode)
    .where('is_deleted', '=', false)
    .executeTakeFirst();
  return row?.product_id ?? null;
}
