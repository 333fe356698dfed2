import { type Kysely, sql } from 'kysely';

/** What people follow, what they have read of it, and the hits of the searches that are followed (G-570 to G-573). */
export async function createFollowingTables(db: Kysely<unknown>): Promise<void> {
  await createFollowed(db);
  await createFollowers(db);
}

async function createFollowed(db: Kysely<unknown>): Promise<void> {
  // A title is named by company and ISBN, so that it is still followed when its row is written again.
  await sql`
    create table followed (
      id integer generated always as identity primary key,
      subject text not null,
      company_code text,
      isbn text,
      list_id integer references user_list on delete cascade,
      search_id integer references saved_search on delete cascade,
      followed_at timestamptz not null default now(),
      check (num_nonnulls(isbn, list_id, search_id) = 1 and (isbn is null) = (company_code is null))
    )`.execute(db);
  await sql`create unique index followed_title on followed (subject, company_code, isbn) where isbn is not null`.execute(
    db,
  );
  await sql`create unique index followed_list on followed (subject, list_id) where list_id is not null`.execute(db);
  await sql`create unique index followed_search on followed (subject, search_id) where search_id is not null`.execute(
    db,
  );
  // Deleting a list or a search looks for its followers.
  await sql`create index followed_of_list on followed (list_id) where list_id is not null`.execute(db);
  await sql`create index followed_of_search on followed (search_id) where search_id is not null`.execute(db);
}

async function createFollowers(db: Kysely<unknown>): Promise<void> {
  // `sending_from` is the previous `mailed_until` while a mail is being sent: a mail that a crash interrupted is not sent again.
  await sql`
    create table follower (
      subject text primary key,
      read_until timestamptz,
      mail text not null default 'none',
      mail_address text,
      -- Digests are sent to addresses that their owners have confirmed by a link (G-632).
      confirmed_address text,
      link_sent_at timestamptz,
      mailed_until timestamptz,
      sending_from timestamptz,
      next_mail_at timestamptz,
      failures integer not null default 0,
      last_error text,
      last_mail_at timestamptz
    )`.execute(db);
  await sql`create index follower_due on follower (next_mail_at) where next_mail_at is not null`.execute(db);
  // People with the same criteria and companies share a row; null: too many titles to be followed.
  await sql`
    create table search_hits (
      key text primary key,
      title_ids integer[],
      checked_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table search_hit_change (
      key text not null references search_hits on delete cascade,
      title_id integer not null references title on delete cascade,
      found_at timestamptz not null default now(),
      is_gone boolean not null,
      primary key (key, found_at, title_id)
    )`.execute(db);
  await sql`create index search_hit_change_title on search_hit_change (title_id)`.execute(db);
}
