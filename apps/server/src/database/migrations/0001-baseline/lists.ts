import { type Kysely, sql } from 'kysely';

/**
 * What lists read across titles. Keyed by company and ISBN, because house feeds may send a list before any feed has sent
 * its titles.
 */
export async function createListTables(db: Kysely<unknown>): Promise<void> {
  await createPublicityTables(db);
  await createTitleListTables(db);
}

async function createPublicityTables(db: Kysely<unknown>): Promise<void> {
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
