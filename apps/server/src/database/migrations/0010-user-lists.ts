import { type Kysely, sql } from 'kysely';

/** Lists that people make themselves, and their searches (docs/decisions/0010-user-lists-and-saved-searches.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Feeds already kept one list for each owner and name; from now on nobody can have two that look alike.
  await sql`drop index user_list_owner`.execute(db);
  await sql`create unique index user_list_name on user_list (owner, name)`.execute(db);
  await sql`create index user_list_shared on user_list (id) where is_shared`.execute(db);
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
  // An address may be longer than an index takes.
  await sql`create unique index recent_search_address on recent_search (subject, md5(address))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table recent_search, saved_search`.execute(db);
  await sql`drop index user_list_shared, user_list_name`.execute(db);
  await sql`create index user_list_owner on user_list (owner)`.execute(db);
}
