import { type Kysely, sql } from 'kysely';

/** The companies whose sheets show a person; filled when titles are derived again. Photos are given by company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shown_person (
      person_id text collate "C" not null,
      company_code text not null,
      primary key (person_id, company_code)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table shown_person`.execute(db);
}
