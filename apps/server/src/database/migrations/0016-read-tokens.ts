import { type Kysely, sql } from 'kysely';

/** Personal read tokens (G-430). A revoked token is deleted; the audit trail keeps its name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table read_token (
      id integer generated always as identity primary key,
      subject text not null,
      name text not null,
      companies text[] not null,
      scopes text[] not null,
      digest bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index read_token_subject on read_token (subject)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table read_token`.execute(db);
}
