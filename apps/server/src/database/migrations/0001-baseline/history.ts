import { type Kysely, sql } from 'kysely';

/** What each import changed of titles. */
export async function createHistoryTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_change (
      id bigint generated always as identity primary key,
      title_id integer not null references title on delete cascade,
      run_id integer references feed_run on delete set null,
      sender text,
      changed_at timestamptz not null default now(),
      field text not null,
      old_value text,
      new_value text
    )`.execute(db);
  await sql`create index title_change_title on title_change (title_id, changed_at desc)`.execute(db);
  // When each listed title was last changed, by company, so that the newest changes of a company are read in order.
  await sql`
    create table title_newest_change (
      title_id integer primary key references title on delete cascade,
      company_code text not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    create index title_newest_change_company on title_newest_change (company_code, changed_at desc)`.execute(db);
  // Which kinds of change each title had at which time, by company, so that the changes of a period are read in order,
  // whatever the size of the catalogue.
  await sql`
    create table title_kind_change (
      title_id integer not null references title on delete cascade,
      kind text not null,
      changed_at timestamptz not null default now(),
      company_code text not null,
      primary key (title_id, changed_at, kind)
    )`.execute(db);
  await sql`
    create index title_kind_change_company on title_kind_change (company_code, changed_at desc, title_id, kind)`.execute(
    db,
  );
}
