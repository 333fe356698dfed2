import { type CompanyCode, companies, companyCodes } from '@titlenet/catalogue/companies';
import {
  companyDay,
  hasBegun,
  isWeekEnding,
  monthPeriod,
  type Period,
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

/** The calendar of a company's reports on one day: its newest complete periods. */
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
  /** From `sent_period.period` to the first moment after the period. */
  length: RawBuilder<unknown>;
}

const isOnCalendar = sql`extract(dow from s.week_ending) = company.week_ends_on`;

const units: readonly UnitOfRecords[] = [
  {
    unit: 'month',
    table: 'monthly_sales',
    column: 'month',
    isReported: sql`not s.is_deleted`,
    length: sql`interval '1 month'`,
  },
  {
    unit: 'week',
    table: 'weekly_sales',
    column: 'week_ending',
    isReported: sql`not s.is_deleted and ${isOnCalendar}`,
    length: sql`interval '1 day'`,
  },
  {
    unit: 'pointOfSale',
    table: 'weekly_sales',
    column: 'week_ending',
    // The condition of the index weekly_sales_by_week_with_units.
    isReported: sql`s.units_sold is not null and ${isOnCalendar}`,
    length: sql`interval '1 day'`,
  },
];

/** A record of a period, and when it was sent; absent: now. */
export interface SentPeriod {
  companyCode: CompanyCode;
  unit: ReportedUnit;
  /** The first day of a month, the last day of a week. */
  period: string;
  sentAt: string | undefined;
}

/** Keeps when each period was last sent, also if its record is stored already. Called in the transaction of the records. */
export async function noteSentPeriods(db: Kysely<Tables>, sent: readonly SentPeriod[]): Promise<void> {
  const now = new Date().toISOString();
  const rows = sent.map(({ companyCode, unit, period, sentAt = now }) => ({
    ...{ company_code: companyCode, unit, period, sent_at: sentAt },
  }));
  if (rows.length === 0) return;
  // A fixed order prevents deadlocks between importers.
  await sql`
    insert into sent_period as stored (company_code, unit, period, sent_at)
    select company_code, unit, period, max(sent_at) from ${jsonRows('sent_period', rows)}
    group by company_code, unit, period order by company_code, unit, period
    on conflict (company_code, unit, period) do update set sent_at = excluded.sent_at
    where stored.sent_at < excluded.sent_at`.execute(db);
}

/** The calendar of a company at a moment, from its rows of `reported_period`. */
export function reportingCalendar(
  companyCode: CompanyCode,
  reported: readonly ReportedPeriod[],
  moment: Date,
): ReportingCalendar {
  const newestOf = (unit: ReportedUnit, periodOf: (day: string) => Period) => {
    const found = reported.find((one) => one.unit === unit);
    return found ? periodOf(found.period) : null;
  };
  return {
    today: companyDay(companyCode, moment),
    newestMonth: newestOf('month', monthPeriod),
    newestWeek: newestOf('week', weekPeriod),
    newestPointOfSaleWeek: newestOf('pointOfSale', weekPeriod),
  };
}

/** Whether a stored week can be counted: it has begun, and it ends on the weekday of the company's weeks. */
export const isCountedWeek = (companyCode: CompanyCode, weekEnding: string, today: string): boolean =>
  isWeekEnding(companyCode, weekEnding) && hasBegun(weekPeriod(weekEnding), today);

/**
 * Finds the newest complete period of every company and unit, and stores it: a record of it was sent after its end, or
 * a later one is over and was sent, and a record of it is of a title in the catalogue. So it follows every import, of figures and of titles.
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
  { unit, table, column, isReported, length }: UnitOfRecords,
  moment: Date,
): Promise<StoredPeriod[]> {
  const columns = [
    companyCodes,
    companies.map(({ weekEndsOn }) => weekEndsOn),
    companies.map(({ timeZone }) => timeZone),
  ] as const;
  const now = sql`${moment.toISOString()}::timestamptz at time zone company.zone`;
  const { rows } = await sql<StoredPeriod>`
    select company.code as company_code, ${unit} as unit, found.period
    from unnest(${columns[0]}::text[], ${columns[1]}::integer[], ${columns[2]}::text[]) as company (code, week_ends_on, zone)
    cross join lateral (
      select sent.period from sent_period sent
      where sent.company_code = company.code and sent.unit = ${unit}
        and sent.period + ${length} <= ${now}
        and (
          sent.period + ${length} <= sent.sent_at at time zone company.zone
          or exists (
            select from sent_period later
            where later.company_code = company.code and later.unit = ${unit} and later.period > sent.period
              and later.period + ${length} <= ${now}
          )
        )
        -- The records of the period are walked by the index, and each row's title is looked up, until one is in the catalogue.
        and exists (
          select from ${sql.table(table)} s join title t on t.company_code = s.company_code and t.isbn = s.isbn
          where s.company_code = company.code and s.${sql.ref(column)} = sent.period and ${isReported}
            and t.title <> '' and not t.is_deleted
        )
      order by sent.period desc limit 1
    ) found
    order by 1`.execute(db);
  return rows;
}
