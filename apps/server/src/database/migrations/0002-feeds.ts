import { type Kysely, sql } from 'kysely';

/** What feeds brought, when, and what became of it (DESIGN §4). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What each sender says of a title is kept as it said it: the title is merged anew from all of them (G-166).
  await sql`
    create table title_source (
      company_code text not null,
      sender text not null,
      record_reference text not null,
      title_id integer not null references title on delete cascade,
      is_house boolean not null,
      sent_at timestamptz not null,
      digest text not null,
      record text not null,
      primary key (company_code, sender, record_reference)
    )`.execute(db);
  await sql`create index title_source_title on title_source (title_id)`.execute(db);

  await sql`
    create table feed_run (
      id integer generated always as identity primary key,
      file_name text not null,
      file_digest text,
      options text not null,
      started_by text,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      outcome text,
      report jsonb
    )`.execute(db);
  await sql`create index feed_run_digest on feed_run (file_digest, options) where outcome = 'complete'`.execute(db);

  await sql`
    create table feed_rejection (
      id integer generated always as identity primary key,
      run_id integer not null references feed_run on delete cascade,
      record_reference text,
      reason text not null,
      byte_offset bigint not null,
      line integer not null,
      excerpt text
    )`.execute(db);
  await sql`create index feed_rejection_run on feed_rejection (run_id)`.execute(db);

  await sql`
    create table title_change (
      id bigint generated always as identity primary key,
      title_id integer not null references title on delete cascade,
      run_id integer references feed_run on delete set null,
      changed_at timestamptz not null default now(),
      field text not null,
      old_value text,
      new_value text
    )`.execute(db);
  await sql`create index title_change_title on title_change (title_id, changed_at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table title_change, feed_rejection, feed_run, title_source`.execute(db);
}
