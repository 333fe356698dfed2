import { type Kysely, sql } from 'kysely';

/** When each listed title was last changed, by company, so that the newest changes of a company are read in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table title_newest_change (
      title_id integer primary key references title on delete cascade,
      company_code text not null,
      changed_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into title_newest_change
    select t.id, t.company_code, max(c.changed_at)
    from title_change c join title t on t.id = c.title_id
    where c.field not like 'stored.%' and t.title <> '' and not t.is_deleted
    group by t.id`.execute(db);
  await sql`
    create index title_newest_change_company on title_newest_change (company_code, changed_at desc)`.execute(db);
  await sql`drop index title_change_newest`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`create index title_change_newest on title_change (changed_at desc, id desc)`.execute(db);
  await sql`drop table title_newest_change`.execute(db);
}
