import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { MarketingSource } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Bars, sheets and artists of the titles with these product ids in these companies, in the order of the ids. */
export async function findMarketingSources(
  db: Kysely<Tables>,
  productIds: readonly number[],
  companies: readonly CompanyCode[],
): Promise<MarketingSource[]> {
  const { rows } = await sql<MarketingSource>`
    select d.bar::json as bar, ('{' || d.sheet || '}')::json as sheet, d.artists::json as artists
    from current_title t join title_document d on d.title_id = t.id
    where t.product_id = any(${productIds}::integer[]) and t.company_code = any(${companies}::text[])
    order by array_position(${productIds}::integer[], t.product_id), t.company_code`.execute(db);
  return rows;
}
