import { type Kysely, sql } from 'kysely';

/** The number of a job's newest claim, which no later claim has again (G-734). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_job add column claims integer not null default 0`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table import_job drop column claims`.execute(db);
}
