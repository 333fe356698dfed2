import { type Kysely, sql } from 'kysely';

/** Records as senders sent them, imports, and what each import changed. */
export async function createFeedTables(db: Kysely<unknown>): Promise<void> {
  await createRecordTables(db);
  await createRunTables(db);
  await createImportQueue(db);
}

async function createRecordTables(db: Kysely<unknown>): Promise<void> {
  // Each sender's record is stored unmerged, because a title is merged from all of its records whenever one changes.
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
      prices_turn_on date,
      primary key (company_code, sender, record_reference)
    )`.execute(db);
  await sql`create index title_source_title on title_source (title_id)`.execute(db);
  // The next day on which a scheduled price of the record becomes the current one.
  await sql`
    create index title_source_prices_turn_on on title_source (prices_turn_on)
    where prices_turn_on is not null`.execute(db);
  // Keyed by ISBN and not by title: in-house data may arrive before any feed has sent the title.
  await sql`
    create table in_house_fragment (
      company_code text not null,
      isbn text collate "C" not null,
      kind text not null,
      sent_at timestamptz not null,
      digest text not null,
      content text not null,
      primary key (company_code, isbn, kind)
    )`.execute(db);
}

async function createRunTables(db: Kysely<unknown>): Promise<void> {
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
      report jsonb,
      preamble text,
      seen_at timestamptz
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
      excerpt text,
      record text,
      taken_at timestamptz,
      taken_by_run integer references feed_run on delete set null
    )`.execute(db);
  await sql`create index feed_rejection_run on feed_rejection (run_id)`.execute(db);
  await sql`
    create index feed_rejection_waiting on feed_rejection (run_id, id)
    where record is not null and taken_at is null`.execute(db);
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

async function createImportQueue(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_job (
      id integer generated always as identity primary key,
      file_name text not null,
      folder text not null,
      company_code text,
      retry_of integer references feed_run on delete cascade,
      state text not null,
      size bigint not null,
      received bigint not null default 0,
      bytes_read bigint,
      records integer not null default 0,
      subject text not null,
      started_by text not null,
      companies text[] not null,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      finished_at timestamptz,
      attempts integer not null default 0,
      is_cancelled boolean not null default false,
      fault text,
      run_ids integer[] not null default '{}',
      known text[] not null default '{}'
    )`.execute(db);
  await sql`create index import_job_open on import_job (state, id) where finished_at is null`.execute(db);
  // Imports wait while an embedded database is backed up.
  await sql`create table import_pause (reason text primary key, until timestamptz not null)`.execute(db);
}
