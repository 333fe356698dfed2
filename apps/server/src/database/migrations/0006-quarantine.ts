import { type Kysely, sql } from 'kysely';

/** What a rejected record needs to be taken again once its cause is mended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What stands before the first record of a file: the header of a message, the headings of a table.
  await sql`alter table feed_run add column opening text`.execute(db);
  await sql`
    alter table feed_rejection
      add column record text,
      add column taken_at timestamptz,
      add column taken_by_run integer references feed_run on delete set null`.execute(db);
  await sql`
    create index feed_rejection_waiting on feed_rejection (run_id, id)
    where record is not null and taken_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index feed_rejection_waiting`.execute(db);
  await sql`alter table feed_rejection drop column taken_by_run, drop column taken_at, drop column record`.execute(db);
  await sql`alter table feed_run drop column opening`.execute(db);
}
