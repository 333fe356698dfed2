import { type Kysely, sql } from 'kysely';

/**
 * Reports end with the newest complete period that records of titles in the catalogue report (G-180). It is found by
 * walking back from today, for which both tables of sales get an index by period. `isbn` is part of it because an index
 * by period alone would be chosen for single records during imports, when the planner's statistics are old.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table monthly_sales add column is_deleted boolean not null default false`.execute(db);
  await sql`create index monthly_sales_by_month on monthly_sales (company_code, month, isbn)`.execute(db);
  await sql`create index weekly_sales_by_week on weekly_sales (company_code, week_ending, isbn)`.execute(db);
  await sql`
    create index weekly_sales_by_week_with_units on weekly_sales (company_code, week_ending, isbn)
    where channels ~ '"unitsSold":-?[0-9]'`.execute(db);
  // The newest complete period and the running one, by company and unit: 'month' (its first day), 'week' and
  // 'pointOfSale' (the day on which the week ends).
  await sql`
    create table reported_period (
      company_code text not null,
      unit text not null,
      period date not null,
      primary key (company_code, unit, period)
    )`.execute(db);
  await sql`drop table weekly_sales_window`.execute(db);
  // The months that the stored figures of titles are sums of: the thirteen months, null without any, and the month after
  // which no record counts. Until now all records counted.
  await sql`
    alter table sales_window drop column newest_month, add column first_month date,
      add column current_month date not null default '9999-12-01'`.execute(db);
  await sql`update sales_window set first_month = last_month - interval '12 months'`.execute(db);
  await sql`alter table sales_window alter column current_month drop default`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reported_period`.execute(db);
  await sql`drop index monthly_sales_by_month, weekly_sales_by_week, weekly_sales_by_week_with_units`.execute(db);
  await sql`delete from monthly_sales where is_deleted`.execute(db);
  await sql`alter table monthly_sales drop column is_deleted`.execute(db);
  await sql`alter table sales_window drop column first_month, drop column current_month, add column newest_month date`.execute(
    db,
  );
  await sql`
    update sales_window set newest_month = coalesce(
      (select max(month) from monthly_sales m where m.company_code = sales_window.company_code), last_month, '0001-01-01')`.execute(
    db,
  );
  await sql`alter table sales_window alter column newest_month set not null`.execute(db);
  await sql`create table weekly_sales_window (company_code text primary key, newest_week date not null)`.execute(db);
  await sql`
    insert into weekly_sales_window
    select company_code, max(week_ending) from weekly_sales group by company_code`.execute(db);
}
