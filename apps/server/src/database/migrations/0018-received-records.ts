import { type Kysely, sql } from 'kysely';

/**
 * Records of titles as they were sent, compressed, and who caused a change. A title is named by company and ISBN (else
 * sender and reference) and not by its id, because parts of titles may arrive before their title.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table received_record (
      id bigint generated always as identity primary key,
      company_code text not null,
      title_key text not null,
      sender text not null,
      kind text not null,
      record_reference text not null,
      run_id integer references feed_run on delete set null,
      line integer not null,
      sent_at timestamptz,
      received_at timestamptz not null default now(),
      characters integer not null,
      content bytea not null
    )`.execute(db);
  // Compressed already: another attempt would only take time.
  await sql`alter table received_record alter column content set storage external`.execute(db);
  await sql`
    create index received_record_of_title on received_record (company_code, title_key, sender, kind, id)`.execute(db);
  await sql`alter table title_change add column sender text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table title_change drop column sender`.execute(db);
  await sql`drop table received_record`.execute(db);
}
