import { type Kysely, sql } from 'kysely';

/**
 * Ranks of the imprints and categories alone whose titles have changed (G-440): each row has its group, and titles whose
 * ranks may be out of date are noted by the transaction that writes them. `sales_rank`, which had all ranks before, stays
 * empty for nodes of the version before, which may serve until they are replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`truncate sales_rank`.execute(db);
  await sql`
    create table title_rank (
      title_id integer not null references title on delete cascade,
      company_code text not null,
      -- 'imprint' or 'category'.
      within text not null,
      -- '13': the thirteen months of the backlist lists; 'ltd': all months that have begun.
      months text not null,
      -- The label of the imprint or category, as titles are sorted by it.
      name text collate "C" not null,
      -- The net copies that rank.
      net bigint not null,
      rank integer not null,
      is_tied boolean not null,
      -- Ranked titles of the same imprint or category.
      titles integer not null,
      primary key (title_id, within, months)
    )`.execute(db);
  await sql`create index title_rank_group on title_rank (company_code, within, months, name)`.execute(db);
  // The newest complete month of the company when its ranks were computed; null: none.
  await sql`create table title_rank_month (company_code text primary key, newest_month date)`.execute(db);
  // No key: a transaction that notes a title does not wait for one that computes ranks, nor for another import.
  await sql`create table stale_title_rank (title_id integer not null)`.execute(db);
  await sql`
    insert into stale_title_rank (title_id)
    select id from title where last13_units > 0 or ltd_net > 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table stale_title_rank`.execute(db);
  await sql`drop table title_rank_month`.execute(db);
  await sql`drop table title_rank`.execute(db);
}
