import { type Kysely, sql } from 'kysely';

/** Who may do what, what each person keeps, and who did what (DESIGN §7, §8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table permission (
      subject text primary key,
      display_name text not null,
      companies text[] not null,
      roles text[] not null
    )`.execute(db);
  await sql`
    create table preference (
      subject text not null,
      company_code text not null,
      fields text[] not null,
      changed_at timestamptz not null default now(),
      primary key (subject, company_code)
    )`.execute(db);
  await sql`
    create table user_list (
      id integer generated always as identity primary key,
      name text not null,
      owner text not null,
      is_shared boolean not null default false
    )`.execute(db);
  await sql`create index user_list_owner on user_list (owner)`.execute(db);
  await sql`
    create table user_list_item (
      list_id integer not null references user_list on delete cascade,
      isbn text collate "C" not null,
      primary key (list_id, isbn)
    )`.execute(db);
  await sql`
    create table audit_event (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      subject text,
      action text not null,
      detail jsonb
    )`.execute(db);
  await sql`create index audit_event_at on audit_event (at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_event, user_list_item, user_list, preference, permission`.execute(db);
}
