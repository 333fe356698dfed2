import { type Kysely, sql } from 'kysely';

/**
 * Tables of ranks that are computed in small transactions (G-440): what ranks will be of, and the imprints and categories
 * that are still to be ranked. `sales_rank` was for nodes of the version before `title_rank`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sales_rank`.execute(db);
  // The group and the net copies that replace those of `title_rank`; without a name, its row there is to be deleted.
  // No foreign key: on the embedded database its check takes longer than the row. Rows of titles that are gone are left out.
  await sql`
    create table rank_change (
      title_id integer not null,
      within text not null,
      months text not null,
      company_code text,
      name text collate "C",
      net bigint,
      primary key (title_id, within, months)
    )`.execute(db);
  await sql`create index rank_change_group on rank_change (company_code, within, months, name)`.execute(db);
  await sql`
    create table stale_rank_group (
      company_code text not null,
      within text not null,
      months text not null,
      name text collate "C" not null,
      primary key (company_code, within, months, name)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // All titles are noted, because changes of ranks may be lost.
  await sql`
    insert into stale_title_rank (title_id)
    select id from title where last13_units > 0 or ltd_net > 0 or exists (select from title_rank where title_id = id)`.execute(
    db,
  );
  await sql`drop table stale_rank_group`.execute(db);
  await sql`drop table rank_change`.execute(db);
  await sql`
    create table sales_rank (
      title_id integer not null references title on delete cascade,
      within text not null,
      months text not null,
      rank integer not null,
      is_tied boolean not null,
      titles integer not null,
      net bigint not null,
      newest_month date,
      primary key (title_id, within, months)
    )`.execute(db);
}
