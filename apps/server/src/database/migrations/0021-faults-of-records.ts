import { type Kysely, sql } from 'kysely';

/**
 * Contradictions and suspicions in the records of senders, with the days on which they began and ended, so that the trend
 * is a count of rows. Records are filled in when titles are derived again, which an upgrade does in the background.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feed_sender (sender text primary key, name text not null)`.execute(db);
  await sql`alter table title_source add column is_deleted boolean not null default false`.execute(db);
  // Quotes inside a text of the record are escaped, so that this is the member.
  await sql`update title_source set is_deleted = true where position('"isDeleted":true' in record) > 0`.execute(db);
  // Records per sender are counted from the index alone.
  await sql`
    create index title_source_of_sender on title_source (company_code, sender) where not is_deleted`.execute(db);
  await sql`
    create table record_fault (
      id bigint generated always as identity primary key,
      company_code text not null,
      sender text not null,
      record_reference text not null,
      kind smallint not null,
      detail text not null,
      found_on date not null,
      mended_on date,
      foreign key (company_code, sender, record_reference) references title_source on delete cascade
    )`.execute(db);
  await sql`
    create index record_fault_of_record on record_fault (company_code, sender, record_reference, kind)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table record_fault`.execute(db);
  await sql`drop index title_source_of_sender`.execute(db);
  await sql`alter table title_source drop column is_deleted`.execute(db);
  await sql`drop table feed_sender`.execute(db);
}
