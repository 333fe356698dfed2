import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { backlistPeriod, type MonthsOfCompany } from '@titlenet/catalogue/lists/backlist';
import { monthOf } from '@titlenet/catalogue/periods/months';
import { monthPeriod } from '@titlenet/catalogue/periods/reporting-periods';
import { type Kysely, sql } from 'kysely';
import type { SalesWindowTable } from '../database/figure-tables.ts';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';
import { type ReportedPeriod, refreshReportedPeriods, reportingCalendar } from './reported-periods.queries.ts';

/** The months that the figures of a company's titles are to be sums of. */
function windowOf(companyCode: CompanyCode, reported: readonly ReportedPeriod[], moment: Date): SalesWindowTable {
  const { today, newestMonth } = reportingCalendar(companyCode, reported, moment);
  const recent = newestMonth && backlistPeriod(newestMonth);
  return {
    company_code: companyCode,
    first_month: recent && monthOf(recent.first),
    last_month: recent && monthOf(recent.last),
    current_month: monthOf(today),
  };
}

/** The months that the stored figures of thirteen months are sums of, by company. */
export async function findFigureMonths(
  db: Kysely<Tables>,
  companies: readonly CompanyCode[],
): Promise<MonthsOfCompany[]> {
  const windows = await db.selectFrom('sales_window').selectAll().execute();
  return companies.map((companyCode) => {
    const window = windows.find(({ company_code }) => company_code === companyCode);
    const [first, last] = [window?.first_month, window?.last_month];
    return { companyCode, months: first && last ? { first, last: monthPeriod(last).last } : null };
  });
}

/**
 * Moves the reporting periods of all companies to the newest ones that are complete and reported, forward or back, and
 * marks the titles whose stored figures gain or lose a month.
 *
 * @returns whether the figures of any company are of other months now
 */
export async function moveSalesWindows(db: Kysely<Tables>, moment = new Date()): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Two imports that end at the same time: the second one must see what the first one has stored.
    await sql`lock table reported_period in share row exclusive mode`.execute(trx);
    const reported = await refreshReportedPeriods(trx, moment);
    const windows = companyCodes.map((code) => windowOf(code, reported.get(code) ?? [], moment));
    const before = await trx.selectFrom('sales_window').selectAll().execute();
    let isMoved = false;
    for (const window of windows) {
      const old = before.find(({ company_code }) => company_code === window.company_code);
      if (old && isSame(old, window)) continue;
      await markMovedTitles(trx, old, window);
      await trx
        .insertInto('sales_window')
        .values(window)
        .onConflict((conflict) => conflict.column('company_code').doUpdateSet(window))
        .execute();
      isMoved = true;
    }
    return isMoved;
  });
}

const isSame = (one: SalesWindowTable, other: SalesWindowTable) =>
  one.first_month === other.first_month &&
  one.last_month === other.last_month &&
  one.current_month === other.current_month;

/** Marks the titles with sales in months that only one of two windows has. */
async function markMovedTitles(
  db: Kysely<Tables>,
  old: SalesWindowTable | undefined,
  window: SalesWindowTable,
): Promise<void> {
  const none = { first_month: null, last_month: null, current_month: window.current_month };
  const rows = [{ ...none, ...old, company_code: window.company_code }, window];
  await sql`
    insert into stale_figures (company_code, isbn)
    select distinct s.company_code, s.isbn
    from (
      select min(first_month) as first_month, max(last_month) as last_month, min(current_month) as current_before,
        max(current_month) as current_month
      from ${jsonRows('sales_window', rows)}
    ) bounds cross join lateral (
      select company_code, isbn from monthly_sales
      where company_code = ${window.company_code} and month between bounds.first_month and bounds.last_month
        and (select count(*) from ${jsonRows('sales_window', rows)} w where month between first_month and last_month) = 1
      union all
      select company_code, isbn from monthly_sales
      where company_code = ${window.company_code}
        and month > bounds.current_before and month <= bounds.current_month
    ) s
    order by 1, 2
    on conflict do nothing`.execute(db);
}
