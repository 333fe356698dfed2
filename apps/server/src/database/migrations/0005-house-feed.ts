import { type Kysely, sql } from 'kysely';

/** What the house feed keeps beside titles (docs/decisions/0006-one-truth-of-house-data.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Keyed by ISBN and not by title: the house may know the publicity of a title that no feed has brought yet.
  await sql`
    create table house_part (
      company_code text not null,
      isbn text collate "C" not null,
      kind text not null,
      sent_at timestamptz not null,
      digest text not null,
      content text not null,
      primary key (company_code, isbn, kind)
    )`.execute(db);
  // Titles whose sales changed and whose figures do not know it yet; written with the sales, so that no crash loses it.
  await sql`
    create table stale_figures (
      company_code text not null,
      isbn text collate "C" not null,
      primary key (company_code, isbn)
    )`.execute(db);
  // The newest month that a company has sales of, and the last of the thirteen that its titles' figures count. No index
  // by month serves instead: while many rows come in, the planner would look for each among all of its month.
  await sql`
    create table sales_window (
      company_code text primary key,
      newest_month date not null,
      last_month date
    )`.execute(db);
  for (const table of ['monthly_sales', 'projection_report', 'person', 'permission', 'user_list', 'term'])
    await sql`alter table ${sql.table(table)} add column sent_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['monthly_sales', 'projection_report', 'person', 'permission', 'user_list', 'term'])
    await sql`alter table ${sql.table(table)} drop column sent_at`.execute(db);
  await sql`drop table sales_window, stale_figures, house_part`.execute(db);
}
