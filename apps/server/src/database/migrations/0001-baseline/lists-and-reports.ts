import { type Kysely, sql } from 'kysely';

/**
 * What lists and reports read across titles. Keyed by company and ISBN, because house feeds may send sales of a title
 * before any feed has sent the title.
 */
export async function createListAndReportTables(db: Kysely<unknown>): Promise<void> {
  await createPublicityTables(db);
  await createSalesTables(db);
  await createTitleListTables(db);
}

async function createPublicityTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table person (
      id text primary key,
      name text not null,
      photo_url text,
      sent_at timestamptz
    )`.execute(db);
  // Pictures of people in the records of titles. `sent_at` is the newest date of a title's messages.
  await sql`
    create table person_picture (
      title_id integer not null references title on delete cascade,
      person_id text collate "C" not null,
      name text collate "C" not null,
      url text collate "C" not null,
      sent_at timestamptz,
      primary key (title_id, person_id)
    )`.execute(db);
  await sql`create index person_picture_person on person_picture (person_id)`.execute(db);
  await sql`
    create table publicity_event (
      company_code text not null,
      isbn text collate "C" not null,
      position smallint not null,
      air_date text,
      air_day date,
      vague text,
      call_sign text,
      show_name text,
      booking_description text,
      tour_city text,
      type text,
      market text,
      is_national boolean not null,
      is_front_page boolean not null,
      date_added date not null,
      primary key (company_code, isbn, position)
    )`.execute(db);
  await sql`create index publicity_event_day on publicity_event (air_day)`.execute(db);
  await sql`create index publicity_event_added on publicity_event (date_added)`.execute(db);
  await sql`
    create table promotion (
      company_code text not null,
      isbn text collate "C" not null,
      kind text not null,
      position smallint not null,
      starts date,
      ends date,
      detail text not null,
      primary key (company_code, isbn, kind, position)
    )`.execute(db);
  await sql`create index promotion_running on promotion (ends, starts)`.execute(db);
}

async function createSalesTables(db: Kysely<unknown>): Promise<void> {
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
      sent_at timestamptz,
      primary key (company_code, isbn, month, channel, account)
    )`.execute(db);
  // Titles whose sales have changed and whose figures have not been updated yet. Written in the transaction of the
  // sales, so that a crash cannot lose the update.
  await sql`
    create table stale_figures (
      company_code text not null,
      isbn text collate "C" not null,
      primary key (company_code, isbn)
    )`.execute(db);
  // The newest month with sales of each company, and the last of the thirteen months in its titles' figures. An index
  // of monthly_sales by month does not serve: during an import the planner would probe all rows of a month.
  await sql`
    create table sales_window (
      company_code text primary key,
      newest_month date not null,
      last_month date
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

async function createTitleListTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table award_list (
      id integer not null,
      audience text not null,
      name text not null,
      position smallint not null,
      primary key (audience, id)
    )`.execute(db);
  await sql`
    create table award_title (
      award_id integer not null,
      company_code text not null,
      isbn text collate "C" not null,
      year smallint not null,
      primary key (award_id, company_code, isbn, year)
    )`.execute(db);
  // The date of the message that a list came with: an older message must not replace a newer one.
  await sql`create table trade_category (report text primary key, sent_at timestamptz not null)`.execute(db);
  await sql`
    create table trade_category_title (
      report text not null,
      company_code text not null,
      isbn text collate "C" not null,
      rank integer not null,
      primary key (report, company_code, isbn)
    )`.execute(db);
}
