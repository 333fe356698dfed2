import { type Kysely, sql } from 'kysely';

/** Permissions, the audit log, and what users store: preferences, lists, saved and recent searches. */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table permission (
      subject text primary key,
      display_name text not null,
      companies text[] not null,
      roles text[] not null,
      sent_at timestamptz
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
  await sql`
    create table preference (
      subject text not null,
      company_code text not null,
      fields text[] not null,
      changed_at timestamptz not null default now(),
      primary key (subject, company_code)
    )`.execute(db);
  await createUserLists(db);
  await createSearches(db);
}

async function createUserLists(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_list (
      id integer generated always as identity primary key,
      name text not null,
      owner text not null,
      is_shared boolean not null default false,
      sent_at timestamptz
    )`.execute(db);
  await sql`create unique index user_list_name on user_list (owner, name)`.execute(db);
  await sql`create index user_list_shared on user_list (id) where is_shared`.execute(db);
  await sql`
    create table user_list_item (
      list_id integer not null references user_list on delete cascade,
      isbn text collate "C" not null,
      primary key (list_id, isbn)
    )`.execute(db);
}

async function createSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id integer generated always as identity primary key,
      subject text not null,
      name text not null,
      division integer not null,
      address text not null,
      description text not null,
      unique (subject, name)
    )`.execute(db);
  await sql`
    create table recent_search (
      subject text not null,
      division integer not null,
      address text not null,
      description text not null,
      searched_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // By digest, because an address may exceed the maximum size of an index entry.
  await sql`create unique index recent_search_address on recent_search (subject, md5(address))`.execute(db);
}
