import { type Kysely, sql } from 'kysely';

/** The days of faults are in their index, from which the records of each sender and kind are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index record_fault_of_record`.execute(db);
  await sql`
    create index record_fault_of_record on record_fault (company_code, sender, record_reference, kind)
      include (found_on, mended_on)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index record_fault_of_record`.execute(db);
  await sql`
    create index record_fault_of_record on record_fault (company_code, sender, record_reference, kind)`.execute(db);
}
