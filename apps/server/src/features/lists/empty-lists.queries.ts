import { companies as allCompanies } from '@titlenet/catalogue/companies';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Companies whose titles an audience's award lists hold: two ids are in both lists (G-51). */
export const ofAudience = (companies: readonly string[], isForChildren: boolean) =>
  companies.filter((code) => allCompanies.some((one) => one.code === code && one.isForChildren === isForChildren));

/** @returns the trade categories without a title of the companies */
export async function findEmptyTradeCategories(db: Kysely<Tables>, companies: readonly string[]): Promise<string[]> {
  const reports = tradeCategories.map(({ report }) => report);
  const { rows } = await sql<{ report: string }>`
    select report from unnest(${reports}::text[]) as wanted (report) where not exists (
      select from trade_category_title c join listed_title t on t.company_code = c.company_code and t.isbn = c.isbn
      where c.report = wanted.report and c.company_code = any(${companies}::text[]))`.execute(db);
  return rows.map(({ report }) => report);
}

/** @returns those of the awards that no title of the companies has */
export async function findEmptyAwards(
  db: Kysely<Tables>,
  awards: readonly number[],
  companies: readonly string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${awards}::integer[]) as wanted (id) where not exists (
      select from award_title a join listed_title t on t.company_code = a.company_code and t.isbn = a.isbn
      where a.award_id = wanted.id and a.company_code = any(${companies}::text[]))`.execute(db);
  return rows.map(({ id }) => id);
}

const soldColumns = { '13': 'last13_units', ltd: 'ltd_net' } as const;

/** @returns the times in which no title of the companies has sold */
export async function findEmptyBacklists(
  db: Kysely<Tables>,
  companies: readonly string[],
): Promise<(keyof typeof soldColumns)[]> {
  // The first entry of an index of each company.
  const hasSold = (column: string): RawBuilder<boolean> => sql`
    exists (select from unnest(${companies}::text[]) as company (code) cross join lateral (
      select from listed_title where company_code = company.code and ${sql.ref(column)} > 0 limit 1) as sold)`;
  const { rows } = await sql<Record<keyof typeof soldColumns, boolean>>`
    select ${hasSold(soldColumns['13'])} as "13", ${hasSold(soldColumns.ltd)} as ltd`.execute(db);
  return (['13', 'ltd'] as const).filter((time) => !rows[0]?.[time]);
}
