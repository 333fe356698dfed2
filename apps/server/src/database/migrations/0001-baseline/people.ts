import { type Kysely, sql } from 'kysely';

/** People of titles and their pictures. */
export async function createPeopleTables(db: Kysely<unknown>): Promise<void> {
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
  // The companies whose sheets show a person: photos are given by company.
  await sql`
    create table shown_person (
      person_id text collate "C" not null,
      company_code text not null,
      primary key (person_id, company_code)
    )`.execute(db);
}
