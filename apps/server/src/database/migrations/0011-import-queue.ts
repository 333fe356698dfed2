import { type Kysely, sql } from 'kysely';

/** Files that people drop on the page of imports (decision 11), and a sign of life of every import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without it a run that was killed looks like one that still runs.
  await sql`alter table feed_run add column seen_at timestamptz`.execute(db);
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table import_job`.execute(db);
  await sql`alter table feed_run drop column seen_at`.execute(db);
}
