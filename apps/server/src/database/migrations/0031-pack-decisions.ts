import { type Kysely, sql } from 'kysely';

/** What a meeting has decided of the titles of a pack (G-660). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pack_decision (
      pack_title_id integer primary key references pack_title on delete cascade,
      revision integer not null default 1,
      author text not null,
      decided_at timestamptz not null default now(),
      decision text not null,
      is_tag boolean not null,
      quantity integer,
      follow_up text not null,
      note_id integer references team_note on delete set null,
      added_tag text
    )`.execute(db);
  await sql`create index pack_decision_note on pack_decision (note_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table pack_decision`.execute(db);
}
