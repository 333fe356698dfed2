import { type Kysely, sql } from 'kysely';

const figures = ['ltd_net', 'ltd_dollars', 'last13_units', 'last13_dollars'] as const;

/** What lists of titles and the home page read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null until the title is derived again; lists then read the title bar.
  await sql`alter table title_document add column list_row text`.execute(db);
  // The best-selling titles of a company are the first entries of an index; imports keep the figures exact.
  for (const figure of figures)
    await sql`
      create index ${sql.ref(`title_best_${figure}`)} on title (company_code, ${sql.ref(figure)} desc, id)
      where ${sql.ref(figure)} > 0 and not is_deleted`.execute(db);
  await sql`
    create index title_on_sale on title (company_code, on_sale_date)
    where on_sale_date is not null and not is_deleted`.execute(db);
  await sql`create index title_change_newest on title_change (changed_at desc, id desc)`.execute(db);
  // `previous_at` is the visit before the current one: what has changed since then is new to the user.
  await sql`
    create table user_visit (
      subject text primary key,
      seen_at timestamptz not null default now(),
      previous_at timestamptz
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table user_visit`.execute(db);
  await sql`drop index title_change_newest, title_on_sale`.execute(db);
  for (const figure of figures) await sql`drop index ${sql.ref(`title_best_${figure}`)}`.execute(db);
  await sql`alter table title_document drop column list_row`.execute(db);
}
