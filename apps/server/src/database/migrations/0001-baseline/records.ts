import { type Kysely, sql } from 'kysely';

/** Records as senders sent them, their texts, and their faults. */
export async function createRecordTables(db: Kysely<unknown>): Promise<void> {
  // Each sender's record is stored unmerged, because a title is merged from all of its records whenever one changes.
  await sql`
    create table title_source (
      company_code text not null,
      sender text not null,
      record_reference text not null,
      title_id integer not null references title on delete cascade,
      is_house boolean not null,
      sent_at timestamptz not null,
      digest text not null,
      record text not null,
      is_deleted boolean not null default false,
      prices_turn_on date,
      primary key (company_code, sender, record_reference)
    )`.execute(db);
  await sql`create index title_source_title on title_source (title_id)`.execute(db);
  // The next day on which a scheduled price of the record becomes the current one.
  await sql`
    create index title_source_prices_turn_on on title_source (prices_turn_on)
    where prices_turn_on is not null`.execute(db);
  // Records per sender are counted from the index alone.
  await sql`
    create index title_source_of_sender on title_source (company_code, sender) where not is_deleted`.execute(db);
  // Keyed by ISBN and not by title: in-house data may arrive before any feed has sent the title.
  await sql`
    create table in_house_fragment (
      company_code text not null,
      isbn text collate "C" not null,
      kind text not null,
      sent_at timestamptz not null,
      digest text not null,
      content text not null,
      primary key (company_code, isbn, kind)
    )`.execute(db);
  await createReceivedRecords(db);
  await createFaults(db);
}

async function createReceivedRecords(db: Kysely<unknown>): Promise<void> {
  // The text of each record, compressed. A title is named by company and ISBN (else sender and reference) and not by its
  // id, because parts of titles may arrive before their title.
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
}

/**
 * Contradictions and suspicions in the records of senders, with the days on which they began and ended, so that the trend
 * is a count of rows.
 */
async function createFaults(db: Kysely<unknown>): Promise<void> {
  await sql`create table feed_sender (sender text primary key, name text not null)`.execute(db);
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
  // With the days of faults, so that the records of each sender and kind are counted from the index.
  await sql`
    create index record_fault_of_record on record_fault (company_code, sender, record_reference, kind)
      include (found_on, mended_on)`.execute(db);
}
