import { type Kysely, sql } from 'kysely';

/**
 * Sales, orders and projections, and what is computed of them. Keyed by company and ISBN, because house feeds may send
 * sales of a title before any feed has sent the title.
 */
export async function createFigureTables(db: Kysely<unknown>): Promise<void> {
  await createSalesTables(db);
  await createPeriodTables(db);
  await createOrderTables(db);
  await createRankTables(db);
  await createRankSteps(db);
}

async function createSalesTables(db: Kysely<unknown>): Promise<void> {
  // A record that names no market has an empty text (G-347). `market` is the last column of the key, so that reads by title
  // and month use it.
  await sql`
    create table monthly_sales (
      company_code text not null,
      isbn text collate "C" not null,
      channel text not null,
      account text not null,
      month date not null,
      gross integer not null,
      returns integer not null,
      net integer not null,
      dollars numeric(12, 2) not null,
      market text not null default '',
      is_deleted boolean not null default false,
      sent_at timestamptz,
      primary key (company_code, isbn, month, channel, account, market)
    )`.execute(db);
  await sql`
    create table weekly_sales (
      company_code text not null,
      isbn text collate "C" not null,
      channel text not null,
      account text not null,
      week_ending date not null,
      gross bigint not null,
      returns bigint not null,
      net bigint not null,
      dollars numeric not null,
      units_sold bigint,
      on_hand bigint,
      is_deleted boolean not null default false,
      sent_at timestamptz,
      primary key (company_code, isbn, week_ending, channel, account)
    )`.execute(db);
  // Reports end with the newest complete period that records of titles in the catalogue report (G-180). `isbn` is part of the indexes by period because an index by period alone would be chosen for
  // single records during imports, when the planner's statistics are old.
  await sql`create index monthly_sales_by_month on monthly_sales (company_code, month, isbn)`.execute(db);
  await sql`
    create index weekly_sales_by_week on weekly_sales (company_code, week_ending, isbn) where not is_deleted`.execute(
    db,
  );
  await sql`
    create index weekly_sales_by_week_with_units on weekly_sales (company_code, week_ending, isbn)
    where units_sold is not null`.execute(db);
}

/** Which periods were reported, and what the figures of titles are sums of. */
async function createPeriodTables(db: Kysely<unknown>): Promise<void> {
  // When a record of a period was last sent, by company and unit: 'month' (its first day), 'week' and 'pointOfSale' (the
  // day on which the week ends). A period is complete if that was after its end.
  await sql`
    create table sent_period (
      company_code text not null,
      unit text not null,
      period date not null,
      sent_at timestamptz not null,
      primary key (company_code, unit, period)
    )`.execute(db);
  // The newest complete period of titles in the catalogue, by company and unit.
  await sql`
    create table reported_period (
      company_code text not null,
      unit text not null,
      period date not null,
      primary key (company_code, unit, period)
    )`.execute(db);
  // Titles whose sales have changed and whose figures have not been updated yet. Written in the transaction of the
  // sales, so that a crash cannot lose the update.
  await sql`
    create table stale_figures (
      company_code text not null,
      isbn text collate "C" not null,
      primary key (company_code, isbn)
    )`.execute(db);
  // The months that the stored figures of titles are sums of: the thirteen months, null without any, and the month after
  // which no record counts.
  await sql`
    create table sales_window (
      company_code text primary key,
      first_month date,
      last_month date,
      current_month date not null
    )`.execute(db);
}

async function createOrderTables(db: Kysely<unknown>): Promise<void> {
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
    create table projection_report (
      company_code text not null,
      isbn text collate "C" not null,
      region text not null,
      kind text not null,
      report text not null,
      sent_at timestamptz,
      primary key (company_code, isbn, region, kind)
    )`.execute(db);
}

/**
 * The rank of each title by net copies within its imprint and its category (G-440), so that a report reads the rows of one
 * title. Titles whose ranks may be out of date are noted by the transaction that writes them.
 */
async function createRankTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_rank (
      title_id integer not null references title on delete cascade,
      company_code text not null,
      -- 'imprint' or 'category'.
      within text not null,
      -- '13': the thirteen months of the backlist lists; 'ltd': all months that have begun.
      months text not null,
      -- The label of the imprint or category, as titles are sorted by it.
      name text collate "C" not null,
      -- The net copies that rank.
      net bigint not null,
      rank integer not null,
      is_tied boolean not null,
      -- Ranked titles of the same imprint or category.
      titles integer not null,
      primary key (title_id, within, months)
    )`.execute(db);
  await sql`create index title_rank_group on title_rank (company_code, within, months, name)`.execute(db);
  // The newest complete month of the company when its ranks were computed; null: none.
  await sql`create table title_rank_month (company_code text primary key, newest_month date)`.execute(db);
  // No key: a transaction that notes a title does not wait for one that computes ranks, nor for another import.
  await sql`create table stale_title_rank (title_id integer not null)`.execute(db);
}

/**
 * Ranks are computed in small transactions: these tables have what ranks will be of, and the imprints and categories that
 * are still to be ranked.
 */
async function createRankSteps(db: Kysely<unknown>): Promise<void> {
  // The group and the net copies that replace those of `title_rank`; without a name, its row there is to be deleted.
  // No foreign key, whose check takes longer than the row. Rows of titles that are gone are left out.
  await sql`
    create table rank_change (
      title_id integer not null,
      within text not null,
      months text not null,
      company_code text,
      name text collate "C",
      net bigint,
      primary key (title_id, within, months)
    )`.execute(db);
  await sql`create index rank_change_group on rank_change (company_code, within, months, name)`.execute(db);
  await sql`
    create table stale_rank_group (
      company_code text not null,
      within text not null,
      months text not null,
      name text collate "C" not null,
      -- The month that the ranks of the group are of until it is ranked again: those of other groups are of
      -- title_rank_month already (G-749).
      newest_month date,
      primary key (company_code, within, months, name)
    )`.execute(db);
}
