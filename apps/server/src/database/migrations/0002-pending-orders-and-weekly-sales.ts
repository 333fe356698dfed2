import { type Kysely, sql } from 'kysely';

/** What the reports of pending orders, channels and points of sale read; keyed by ISBN like monthly sales. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pending_order (
      company_code text not null,
      isbn text collate "C" not null,
      account text not null,
      order_number text not null,
      line integer not null,
      order_date date not null,
      ship_date date,
      quantity integer not null,
      status text not null,
      sent_at timestamptz,
      primary key (company_code, isbn, account, order_number, line)
    )`.execute(db);
  await sql`
    create table weekly_sales (
      company_code text not null,
      isbn text collate "C" not null,
      week_ending date not null,
      channels text not null,
      sent_at timestamptz,
      primary key (company_code, isbn, week_ending)
    )`.execute(db);
  // The newest week that a company has sales of: the last week of its reports.
  await sql`
    create table weekly_sales_window (
      company_code text primary key,
      newest_week date not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table weekly_sales_window, weekly_sales, pending_order`.execute(db);
}
