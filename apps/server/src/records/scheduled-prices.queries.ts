import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { TitleIdentity } from './identify-titles.queries.ts';

/** @returns the records of the companies with prices scheduled for this day (YYYY-MM-DD) or earlier, with their titles */
export async function findDuePrices(
  db: Kysely<Tables>,
  day: string,
  companies: readonly CompanyCode[],
): Promise<TitleIdentity[]> {
  const rows = await db
    .selectFrom('title_source as source')
    .innerJoin('title', 'title.id', 'source.title_id')
    .select(['source.company_code', 'source.sender', 'source.record_reference', 'title.isbn'])
    .where('source.prices_turn_on', '<=', day)
    .where('source.company_code', 'in', companies)
    // A record whose title has been removed has no title to update.
    .where(sql<boolean>`title.isbn is not distinct from source.record::json ->> 'isbn'`)
    .orderBy('source.company_code')
    .orderBy('source.sender')
    .orderBy('source.record_reference')
    .execute();
  return rows.map((row) => ({
    // The table has only codes of companies.
    companyCode: row.company_code as CompanyCode,
    isbn: row.isbn,
    source: { sender: row.sender, recordReference: row.record_reference },
  }));
}
