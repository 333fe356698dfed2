import { type CompanyCode, companies, companyCodes } from '@titlenet/catalogue/companies';
import {
  companyDay,
  hasBegun,
  isWeekEnding,
  monthPeriod,
  newestComplete,
  type Period,
  weekContaining,
  weekPeriod,
} from '@titlenet/catalogue/periods/reporting-periods';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { jsonRows } from '../database/json-rows.ts';
import type { Tables } from '../database/tables.ts';

/** Weeks in which units of points of sale are reported are counted for themselves, because these come from others. */
type ReportedUnit = 'month' | 'week' | 'pointOfSale';

/** A row of `reported_period`; `period` is the first day of a month or the last day of a week. */
export interface ReportedPeriod {
  unit: ReportedUnit;
  period: string;
}

/** The calendar of a company's reports on one day. */
export interface ReportingCalendar {
  /** The company's day, `YYYY-MM-DD`. */
  today: string;
  newestMonth: Period | null;
  newestWeek: Period | null;
  newestPointOfSaleWeek: Period | null;
}

type StoredPeriod = ReportedPeriod & { company_code: string };

interface UnitOfRecords {
  unit: ReportedUnit;
  table: 'monthly_sales' | 'weekly_sales';
  column: 'month' | 'week_ending';
  /** Condition on a record `s` of a company. */
  isReported: RawBuilder<unknown>;
  /** The value of the column for the period that contains a day. */
  idOf: (companyCode: CompanyCode, day: string) => string;
}

const weekOf = (companyCode: CompanyCode, day: string) => weekContaining(companyCode, day).last;
const isOnCalendar = sql`extract(dow from s.week_ending) = company.week_ends_on`;

const units: readonly UnitOfRecords[] = [
  {
    unit: 'month',
    table: 'monthly_sales',
    column: 'month',
    isReported: sql`not s.is_deleted`,
    idOf: (_, day) => monthPeriod(day).first,
  },
  {
    unit: 'week',
    table: 'weekly_sales',
    column: 'week_ending',
    isReported: sql`s.channels <> '[]' and ${isOnCalendar}`,
    idOf: weekOf,
  },
  {
    unit: 'pointOfSale',
    table: 'weekly_sales',
    column: 'week_ending',
    // The condition of the index weekly_sales_by_week_with_units.
    isReported: sql`s.channels ~ '"unitsSold":-?[0-9]' and ${isOnCalendar}`,
    idOf: weekOf,
  },
];

/** The calendar of a company at a moment, from its rows of `reported_period`. */
export function reportingCalendar(
  companyCode: CompanyCode,
  reported: readonly ReportedPeriod[],
  moment: Date,
): ReportingCalendar {
  const today = companyDay(companyCode, moment);
  const newestOf = (unit: ReportedUnit) => {
    const own = reported.filter((one) => one.unit === unit).map(({ period }) => period);
    const periods = unit === 'month' ? own.map(monthPeriod) : own.map(weekPeriod);
    return newestComplete(periods, today);
  };
  return {
    today,
    newestMonth: newestOf('month'),
    newestWeek: newestOf('week'),
    newestPointOfSaleWeek: newestOf('pointOfSale'),
  };
}

/** Whether a stored week can be counted: it has begun, and it ends on the weekday of the company's weeks. */
export const isCountedWeek = (companyCode: CompanyCode, weekEnding: string, today: string): boolean =>
  isWeekEnding(companyCode, weekEnding) && hasBegun(weekPeriod(weekEnding), today);

/**
 * Finds the newest complete period and the running one of every company and unit, and stores them. Only records of
 * titles that are in the catalogue count, so it follows every import: of figures and of titles.
 *
 * @returns the stored periods by company
 */
export async function refreshReportedPeriods(
  db: Kysely<Tables>,
  moment: Date,
): Promise<Map<CompanyCode, ReportedPeriod[]>> {
  const found: StoredPeriod[] = [];
  for (const unit of units) found.push(...(await findReported(db, unit, moment)));
  const rows = found.map(({ company_code, unit, period }) => ({ company_code, unit, period }));
  await sql`
    with found as materialized (select * from ${jsonRows('reported_period', rows)}),
      gone as (
        delete from reported_period
        where (company_code, unit, period) not in (select company_code, unit, period from found)
      )
    insert into reported_period select * from found order by company_code, unit, period
    on conflict do nothing`.execute(db);
  return new Map(
    companyCodes.map((code) => [
      code,
      found.flatMap(({ company_code, unit, period }) => (company_code === code ? [{ unit, period }] : [])),
    ]),
  );
}

async function findReported(
  db: Kysely<Tables>,
  { unit, table, column, isReported, idOf }: UnitOfRecords,
  moment: Date,
): Promise<StoredPeriod[]> {
  const current = companyCodes.map((code) => idOf(code, companyDay(code, moment)));
  // The table of sales is walked back by its index, and each row's title is looked up, until one is in the catalogue.
  const newest = (condition: RawBuilder<unknown>) => sql`(
    select s.${sql.ref(column)} as period from ${sql.table(table)} s
    where s.company_code = company.code and s.${sql.ref(column)} ${condition} and ${isReported}
      and exists (
        select from title t
        where t.company_code = s.company_code and t.isbn = s.isbn and t.title <> '' and not t.is_deleted
      )
    order by s.${sql.ref(column)} desc limit 1)`;
  const { rows } = await sql<StoredPeriod>`
    select company.code as company_code, ${unit} as unit, found.period
    from unnest(${companyCodes}::text[], ${current}::date[], ${companies.map(({ weekEndsOn }) => weekEndsOn)}::integer[])
      as company (code, current, week_ends_on)
    cross join lateral (
      (${newest(sql`< company.current`)}) union all (${newest(sql`= company.current`)})
    ) found
    where exists (select from title t where t.company_code = company.code and t.title <> '' and not t.is_deleted)
    order by 1, 3`.execute(db);
  return rows;
}
