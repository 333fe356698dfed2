import { type Kysely, sql } from 'kysely';

/** Packs of titles for meetings (G-600 to G-603). */
export async function createPackTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pack (
      id integer generated always as identity primary key,
      owner text not null,
      name text not null,
      meeting text not null default '',
      meeting_day date,
      mark text,
      pages text[] not null default '{}',
      for_all text not null default 'none' check (for_all in ('none', 'reader', 'editor')),
      version integer not null default 0,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index pack_owner on pack (owner)`.execute(db);
  await sql`create index pack_for_all on pack (id) where for_all <> 'none'`.execute(db);
  await sql`
    create table pack_member (
      pack_id integer not null references pack on delete cascade,
      subject text not null,
      role text not null check (role in ('reader', 'editor')),
      primary key (pack_id, subject)
    )`.execute(db);
  await sql`create index pack_member_subject on pack_member (subject)`.execute(db);
  await sql`
    create table pack_section (
      id integer generated always as identity primary key,
      pack_id integer not null references pack on delete cascade,
      position integer not null,
      heading text not null,
      is_removed boolean not null default false
    )`.execute(db);
  await sql`create index pack_section_pack on pack_section (pack_id)`.execute(db);
  await createPackTitles(db);
  await sql`
    create table pack_change (
      id bigint generated always as identity primary key,
      pack_id integer not null references pack on delete cascade,
      version integer not null,
      subject text not null,
      changed_at timestamptz not null default now(),
      part text not null,
      part_id integer,
      field text not null,
      before text
    )`.execute(db);
  await sql`create index pack_change_pack on pack_change (pack_id, version)`.execute(db);
}

/** A title is named by company and ISBN, so that it stays in its packs when it is deleted and sent again. */
async function createPackTitles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pack_title (
      id integer generated always as identity primary key,
      pack_id integer not null references pack on delete cascade,
      section_id integer not null references pack_section on delete cascade,
      position integer not null,
      company_code text not null,
      isbn text not null,
      kept_title text not null,
      kept_author text,
      kept_format text,
      kept_price numeric,
      -- A day or a period, as in answers (2027-09-01/P1M).
      kept_on_sale text,
      kept_status text,
      -- Whether the title did not exist on the day of its facts (G-605).
      is_gone boolean not null default false,
      kept_at timestamptz not null default now(),
      internal_note text not null default '',
      accounts_note text not null default '',
      pages text[],
      is_removed boolean not null default false,
      unique (pack_id, company_code, isbn)
    )`.execute(db);
  await sql`create index pack_title_section on pack_title (section_id)`.execute(db);
  // What a meeting has decided of the titles of a pack (G-660).
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
