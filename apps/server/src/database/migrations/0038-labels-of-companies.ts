import { type Kysely, sql } from 'kysely';

/** One code may have another label in each company. Titles get the codes of their company when they are derived again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table term add company_code text collate "C" not null default ''`.execute(db);
  await sql`alter table term drop constraint term_attribute_code_key`.execute(db);
  await sql`create unique index term_code on term (attribute, code, company_code)`.execute(db);
}

export async function down(): Promise<void> {}
