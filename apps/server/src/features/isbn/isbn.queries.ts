import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Finds the first of these companies that has a title with this ISBN-13. */
export async function findCompanyOfIsbn(
  db: Kysely<Tables>,
  isbn13: string,
  companies: readonly CompanyCode[],
): Promise<CompanyCode | null> {
  const rows = await db
    .selectFrom('current_title')
    .select('company_code')
    .where('isbn', '=', isbn13)
    .where('company_code', 'in', companies)
    .execute();
  return companies.find((code) => rows.some((row) => row.company_code === code)) ?? null;
}
