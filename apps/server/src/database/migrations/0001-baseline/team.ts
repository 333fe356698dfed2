import { type Kysely, sql } from 'kysely';

/**
 * Notes and tags of a company's team on titles (G-582). They belong to company and ISBN, not to the row of a title, so
 * that they outlive a deletion and a new import of it.
 */
export async function createTeamTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table team_note (
      id integer generated always as identity primary key,
      company_code text not null,
      isbn text not null,
      author text not null,
      text text not null,
      written_at timestamptz not null default now(),
      edited_at timestamptz,
      deleted_at timestamptz,
      deleted_by text
    )`.execute(db);
  await sql`create index team_note_title on team_note (company_code, isbn)`.execute(db);
  await sql`
    create table team_note_version (
      id integer generated always as identity primary key,
      note_id integer not null references team_note on delete cascade,
      text text not null,
      replaced_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index team_note_version_note on team_note_version (note_id)`.execute(db);
  await sql`
    create table team_tag (
      id integer generated always as identity primary key,
      company_code text not null,
      isbn text not null,
      tag text not null,
      label text not null,
      added_by text not null,
      added_at timestamptz not null default now(),
      removed_by text,
      removed_at timestamptz
    )`.execute(db);
  await sql`
    create unique index team_tag_current on team_tag (company_code, isbn, tag) where removed_at is null`.execute(db);
  await sql`create index team_tag_title on team_tag (company_code, isbn)`.execute(db);
  await sql`create index team_tag_company on team_tag (company_code, tag)`.execute(db);
}
