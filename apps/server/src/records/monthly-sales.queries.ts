import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { StoredOnly } from '@titlenet/catalogue/stored-only-fields';
import { type Kysely, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import { assertPossibleSums } from './sums-of-sales.queries.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

const monthlySales = {
  table: 'monthly_sales',
  key: ['company_code', 'isbn', 'month', 'channel', 'account'],
  content: ['gross', 'returns', 'net', 'dollars'],
} as const;

export interface TitleKey {
  companyCode: CompanyCode;
  isbn: string;
}

/**
 * Stores monthly sales and, in the same transaction, which titles' figures are stale.
 *
 * @param records no key twice
 * @throws Error if the sums of a title become impossible; then nothing is stored
 */
export async function putMonthlySales(
  db: Kysely<Tables>,
  records: readonly HouseRecordOf<'sales-month'>[],
): Promise<RowOutcome[]> {
  const rows = records.map((record) => ({
    company_code: record.companyCode,
    isbn: record.isbn,
    month: `${record.month}-01`,
    channel: record.channel,
    account: record.account,
    gross: record.gross,
    returns: record.returns,
    net: record.net ?? record.gross - record.returns,
    dollars: record.dollars,
    sent_at: record.sentAt,
  }));
  return db.transaction().execute(async (trx) => {
    const outcomes = await upsertSent(trx, monthlySales, rows);
    const changed = records.filter((_, index) => outcomes[index] === 'added' || outcomes[index] === 'updated');
    await assertPossibleSums(trx, changed);
    await markFiguresStale(trx, changed);
    await putNewestMonths(trx, changed);
    return outcomes;
  });
}

async function putNewestMonths(
  db: Kysely<Tables>,
  records: readonly Pick<HouseRecordOf<'sales-month'>, 'companyCode' | 'month'>[],
): Promise<void> {
  const newest = new Map<string, string>();
  for (const { companyCode, month } of records)
    if (month > (newest.get(companyCode) ?? '')) newest.set(companyCode, month);
  const rows = [...newest].sort().map(([company_code, month]) => ({ company_code, newest_month: `${month}-01` }));
  if (rows.length === 0) return;
  await sql`
    insert into sales_window as stored select * from ${jsonRows('sales_window', rows)}
    on conflict (company_code) do update set newest_month = excluded.newest_month
    where stored.newest_month < excluded.newest_month`.execute(db);
}

async function markFiguresStale(db: Kysely<Tables>, titles: readonly TitleKey[]): Promise<void> {
  if (titles.length === 0) return;
  const companies = titles.map(({ companyCode }) => companyCode);
  const isbns = titles.map(({ isbn }) => isbn);
  await sql`
    insert into stale_figures (company_code, isbn)
    select distinct c, i from unnest(${companies}::text[], ${isbns}::text[]) as title (c, i) order by c, i
    on conflict do nothing`.execute(db);
}

/**
 * Moves the window of thirteen months in figures to the newest month that a company has sales of, but not into the
 * future, and marks the titles that lose or gain a month. It moves once a month for each company.
 */
export async function moveSalesWindows(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows: moved } = await sql<{ company_code: string; last_month: string; before: string | null }>`
      select company_code, before, last_month from (
        select company_code, last_month as before, least(newest_month, date_trunc('month', now())::date) as last_month
        from sales_window order by company_code for update
      ) as window_of where before is distinct from last_month`.execute(trx);
    for (const { company_code, last_month, before } of moved) {
      const [earlier, later] = [before ?? '0001-01-01', last_month].sort() as [string, string];
      await sql`update sales_window set last_month = ${last_month} where company_code = ${company_code}`.execute(trx);
      await sql`
        insert into stale_figures (company_code, isbn)
        select distinct company_code, isbn from monthly_sales
        where company_code = ${company_code}
          and (month > ${earlier}::date - interval '13 months' and month <= ${later}::date - interval '13 months'
            or month > ${earlier}::date and month <= ${later}::date)
        order by 1, 2
        on conflict do nothing`.execute(trx);
    }
  });
}

/** @returns titles with stale figures after `after`, in the order of their keys */
export async function findStaleFigures(
  db: Kysely<Tables>,
  limit: number,
  after: TitleKey | undefined,
): Promise<TitleKey[]> {
  const rows = await db
    .selectFrom('stale_figures')
    .selectAll()
    // Starts after the last key: rows that were claimed before may still be there as dead rows.
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(company_code, isbn) > (${after?.companyCode}::text, ${after?.isbn}::text)`),
    )
    .orderBy('company_code')
    .orderBy('isbn')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ companyCode: row.company_code as CompanyCode, isbn: row.isbn }));
}

const isOneOf = (titles: readonly TitleKey[]) => sql<boolean>`(company_code, isbn) in (
  select * from unnest(${titles.map((title) => title.companyCode)}::text[], ${titles.map((title) => title.isbn)}::text[])
)`;

/** Removes the marks of these titles. @returns the titles that were still marked */
export async function claimStaleFigures(db: Kysely<Tables>, titles: readonly TitleKey[]): Promise<TitleKey[]> {
  const rows = await db.deleteFrom('stale_figures').where(isOneOf(titles)).returningAll().execute();
  return rows.map((row) => ({ companyCode: row.company_code as CompanyCode, isbn: row.isbn }));
}

export type SalesFigures = Pick<
  StoredOnly,
  'ltdGross' | 'ltdReturns' | 'ltdNet' | 'netDollars' | 'last13Units' | 'last13Dollars'
>;

const isRecent = sql`month > w.last_month - interval '13 months' and month <= w.last_month`;

/** @returns the sums of these titles' sales, of all months and of the last thirteen months of their company */
export async function sumSales(
  db: Kysely<Tables>,
  titles: readonly TitleKey[],
): Promise<(TitleKey & { figures: SalesFigures })[]> {
  const { rows } = await sql<TitleKey & SalesFigures>`
    select s.company_code as "companyCode", s.isbn, sum(s.gross) as "ltdGross", sum(s.returns) as "ltdReturns",
      sum(s.net) as "ltdNet", sum(s.dollars) as "netDollars",
      coalesce(sum(s.net) filter (where ${isRecent}), 0) as "last13Units",
      coalesce(sum(s.dollars) filter (where ${isRecent}), 0) as "last13Dollars"
    from (select * from monthly_sales where ${isOneOf(titles)}) s left join sales_window w using (company_code)
    group by s.company_code, s.isbn`.execute(db);
  return rows.map(({ companyCode, isbn, ...figures }) => ({ companyCode, isbn, figures }));
}
