import { type Kysely, sql } from 'kysely';

/**
 * The rank of each title by net copies within its imprint and its category (G-440), computed after every import, so that
 * a report reads the rows of one title. Until the first computation there are no ranks: a server makes it when it starts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_rank (
      title_id integer not null references title on delete cascade,
      -- 'imprint' or 'category'.
      within text not null,
      -- '13': the thirteen months of the backlist lists; 'ltd': all months that have begun.
      months text not null,
      rank integer not null,
      is_tied boolean not null,
      -- Ranked titles of the same imprint or category.
      titles integer not null,
      -- The net copies that rank.
      net bigint not null,
      -- The newest complete month of the company; null: none.
      newest_month date,
      primary key (title_id, within, months)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sales_rank`.execute(db);
}
