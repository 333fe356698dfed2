import { type Kysely, sql } from 'kysely';

/** Imports: runs, rejected records and the queue of uploads. */
export async function createFeedTables(db: Kysely<unknown>): Promise<void> {
  await createRunTables(db);
  await createImportQueue(db);
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
      -- The reason before a retry, so that a retry shows what it changed.
      reason_before text,
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
      -- The number of the newest claim, which no later claim has again (G-734).
      claims integer not null default 0,
      is_cancelled boolean not null default false,
      fault text,
      run_ids integer[] not null default '{}',
      known text[] not null default '{}'
    )`.execute(db);
  await sql`create index import_job_open on import_job (state, id) where finished_at is null`.execute(db);
}
