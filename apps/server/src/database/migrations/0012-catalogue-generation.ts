import { type Kysely, sql } from 'kysely';

/**
 * A number that every committed change of titles makes larger, so that what was read of titles can be kept as long as
 * it stands still (docs/decisions/0014-sheets-kept-while-nothing-changes.md). It is the sum of several rows: each
 * transaction counts in a row that no other one holds, so that writers never wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_generation (slot smallint primary key, changes bigint not null)`.execute(db);
  await sql`insert into catalogue_generation select slot, 0 from generate_series(0, 31) as slot`.execute(db);
  await sql`
    create function count_catalogue_change() returns trigger language plpgsql as $function$
    declare
      -- Any number that no other advisory lock of the product has.
      locks constant integer := 417300011;
      free integer := 0;
    begin
      while free < 31 and not pg_try_advisory_xact_lock(locks, free) loop
        free := free + 1;
      end loop;
      update catalogue_generation set changes = changes + 1 where slot = free;
      return null;
    end $function$`.execute(db);
  for (const table of ['title', 'title_document', 'title_reference'])
    await sql`
      create trigger count_catalogue_change after insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalogue_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function count_catalogue_change cascade`.execute(db);
  await sql`drop table catalogue_generation`.execute(db);
}
