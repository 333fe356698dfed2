import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { addMonths } from '@titlenet/catalogue/periods/months';
import { yearToDate } from '@titlenet/catalogue/periods/reporting-periods';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { monthlySummary } from '@titlenet/catalogue/reports/sales-reports';
import type { SentYearOfSales } from '@titlenet/contract/pack-sales';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type ReportedPeriod, reportingCalendar } from '../../records/reported-periods.queries.ts';

interface CompanyYear {
  companyCode: CompanyCode;
  first: string;
  last: string;
}

/** The year of the newest complete month of each of the companies that has sales by month, up to that month. */
async function findYears(db: Kysely<Tables>, companies: readonly string[], moment: Date): Promise<CompanyYear[]> {
  const { rows } = await sql<ReportedPeriod & { company: string }>`
    select company_code as company, unit, period from reported_period where unit = 'month'`.execute(db);
  return companyCodes
    .filter((code) => companies.includes(code) && hasReport(monthlySummary, code))
    .flatMap((companyCode) => {
      const reported = rows.filter(({ company }) => company === companyCode);
      const { newestMonth } = reportingCalendar(companyCode, reported, moment);
      return newestMonth ? [{ companyCode, ...yearToDate(newestMonth) }] : [];
    });
}

interface SalesRow {
  titleId: number;
  first: string;
  last: string;
  hadSales: boolean;
  /** Net copies by month, `YYYY-MM-01`. */
  nets: Record<string, number>;
}

const yearOf = ({ first, last, hadSales, nets }: SalesRow): SentYearOfSales => ({
  year: Number(first.slice(0, 4)),
  asOf: last,
  months: Array.from({ length: 12 }, (_, index) => nets[addMonths(first, index)] ?? null),
  hadSales,
});

/** The newest year of sales of those titles of a pack that exist, by the rules of Monthly Summary. */
export async function findSales(
  db: Kysely<Tables>,
  packId: number,
  companies: readonly string[],
): Promise<{ titleId: number; sales: SentYearOfSales }[]> {
  const years = await findYears(db, companies, new Date());
  const [codes, firsts, lasts] = [
    years.map(({ companyCode }) => companyCode),
    years.map(({ first }) => first),
    years.map(({ last }) => last),
  ];
  const { rows } = await sql<SalesRow>`
    select p.id as "titleId", year.first, year.last,
      exists (
        select from monthly_sales s
        where s.company_code = p.company_code and s.isbn = p.isbn and not s.is_deleted and s.month < year.first
      ) as "hadSales",
      (select coalesce(json_object_agg(month, net), '{}') from (
        select s.month, sum(s.net) as net from monthly_sales s
        where s.company_code = p.company_code and s.isbn = p.isbn and not s.is_deleted
          and s.month between year.first and year.last
        group by s.month
      ) one) as nets
    from pack_title p
      join unnest(${codes}::text[], ${firsts}::date[], ${lasts}::date[]) as year (code, first, last)
        on year.code = p.company_code
      join listed_title t on t.company_code = p.company_code and t.isbn = p.isbn
    where p.pack_id = ${packId} and not p.is_removed`.execute(db);
  return rows.map((row) => ({ titleId: row.titleId, sales: yearOf(row) }));
}
