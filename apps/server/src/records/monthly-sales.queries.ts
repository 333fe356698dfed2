import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { StoredOnly } from '@titlenet/catalogue/stored-only-fields';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { noteSentPeriods } from './reported-periods.queries.ts';
import { assertPossibleSums } from './sums-of-sales.queries.ts';
import { type RowOutcome, upsertSent } from './upsert-sent.queries.ts';

const monthlySales = {
  table: 'monthly_sales',
  key: ['company_code', 'isbn', 'month', 'channel', 'account', 'market'],
  content: ['gross', 'returns', 'net', 'dollars', 'is_deleted'],
} as const;

export interface TitleKey {
  companyCode: CompanyCode;
  isbn: string;
}

const NO_FIGURES = { gross: 0, returns: 0, net: 0, dollars: 0 };

const figuresOf = ({ gross, returns, net, dollars }: HouseRecordOf<'sales-month'>) => ({
  ...{ gross, returns, net: net ?? gross - returns, dollars },
});

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
    market: record.market ?? '',
    ...(record.isDeleted ? NO_FIGURES : figuresOf(record)),
    is_deleted: record.isDeleted ?? false,
    sent_at: record.sentAt,
  }));
  return db.transaction().execute(async (trx) => {
    const outcomes = await upsertSent(trx, monthlySales, rows);
    await noteSentPeriods(
      trx,
      records.flatMap(({ companyCode, month, isDeleted, sentAt }) =>
        isDeleted ? [] : [{ companyCode, unit: 'month', period: `${month}-01`, sentAt }],
      ),
    );
    const changed = records.filter((_, index) => outcomes[index] === 'added' || outcomes[index] === 'updated');
    await assertPossibleSums(trx, changed);
    await markFiguresStale(trx, changed);
    return outcomes;
  });
}

/** Marks titles whose sums have to be computed again. */
async function markFiguresStale(db: Kysely<Tables>, titles: readonly TitleKey[]): Promise<void> {
  if (titles.length === 0) return;
  const companies = titles.map(({ companyCode }) => companyCode);
  const isbns = titles.map(({ isbn }) => isbn);
  await sql`
    insert into stale_figures (company_code, isbn)
    select distinct c, i from unnest(${companies}::text[], ${isbns}::text[]) as title (c, i) order by c, i
    on conflict do nothing`.execute(db);
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
  // The table has only codes of companies.
  return rows.map((row) => ({ companyCode: row.company_code as CompanyCode, isbn: row.isbn }));
}

/** @returns how many titles of the companies have stale figures, counted up to `limit` */
export async function countStaleFigures(
  db: Kysely<Tables>,
  companies: readonly CompanyCode[],
  limit: number,
): Promise<number> {
  const stale = db
    .selectFrom('stale_figures')
    .select('isbn')
    .where(sql<boolean>`company_code = any(${companies}::text[])`)
    .limit(limit);
  const { count } = await db
    .selectFrom(stale.as('stale'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const isOneOf = (titles: readonly TitleKey[]) => sql<boolean>`(company_code, isbn) in (
  select * from unnest(${titles.map((title) => title.companyCode)}::text[], ${titles.map((title) => title.isbn)}::text[])
)`;

/** Removes the marks of these titles. @returns the titles that were still marked */
export async function claimStaleFigures(db: Kysely<Tables>, titles: readonly TitleKey[]): Promise<TitleKey[]> {
  const rows = await db.deleteFrom('stale_figures').where(isOneOf(titles)).returningAll().execute();
  // The table has only codes of companies.
  return rows.map((row) => ({ companyCode: row.company_code as CompanyCode, isbn: row.isbn }));
}

export type SalesFigures = Pick<
  StoredOnly,
  'ltdGross' | 'ltdReturns' | 'ltdNet' | 'netDollars' | 'last13Units' | 'last13Dollars'
>;

/**
 * @returns the sums of these titles' sales, of all months that have begun and of the thirteen months of their company;
 *   titles without sales are left out
 */
export async function sumSales(
  db: Kysely<Tables>,
  titles: readonly TitleKey[],
): Promise<(TitleKey & { figures: SalesFigures })[]> {
  const isRecent = sql`s.month between w.first_month and w.last_month`;
  const { rows } = await sql<TitleKey & SalesFigures>`
    select s.company_code as "companyCode", s.isbn, sum(s.gross) as "ltdGross", sum(s.returns) as "ltdReturns",
      sum(s.net) as "ltdNet", sum(s.dollars) as "netDollars",
      coalesce(sum(s.net) filter (where ${isRecent}), 0) as "last13Units",
      coalesce(sum(s.dollars) filter (where ${isRecent}), 0) as "last13Dollars"
    from (select * from monthly_sales where ${isOneOf(titles)}) s join sales_window w using (company_code)
    where s.month <= w.current_month and not s.is_deleted
    group by s.company_code, s.isbn`.execute(db);
  return rows.map(({ companyCode, isbn, ...figures }) => ({ companyCode, isbn, figures }));
}
