import { type Kysely, sql } from 'kysely';

/** How caches and in-memory indexes find out which titles have changed. */
export async function createChangeTracking(db: Kysely<unknown>): Promise<void> {
  await createGeneration(db);
  await createChangeLog(db);
  await createChangeTriggers(db);
}

/**
 * A number that every committed change of titles increases, so that what was read of titles may be cached while it is
 * the same (docs/decisions/0014-sheets-kept-while-nothing-changes.md). It is the sum of several rows: each transaction
 * updates a row that no other transaction has locked, so that writers do not wait for each other.
 */
async function createGeneration(db: Kysely<unknown>): Promise<void> {
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

/**
 * Which titles each transaction changed, for nodes that hold an index in memory
 * (docs/decisions/0018-catalogue-in-memory.md): one row for each statement, without a list if it may have changed all
 * titles, as `truncate` does. Rows are deleted after a day, and `catalogue_change_kept` holds the last
 * transaction of the deleted ones: a node that is further behind reads everything again.
 */
async function createChangeLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_change (
      xact xid8 not null default pg_current_xact_id(),
      at timestamptz not null default clock_timestamp(),
      title_ids integer[]
    )`.execute(db);
  await sql`create index catalogue_change_xact on catalogue_change (xact)`.execute(db);
  await sql`create table catalogue_change_kept (after xid8 not null)`.execute(db);
  await sql`insert into catalogue_change_kept values ('0')`.execute(db);
  // Snapshots of the index that were made of this database (search/memory/snapshot).
  await sql`
    create table search_snapshot (
      id uuid primary key,
      at timestamptz not null default now()
    )`.execute(db);
  // Transactions below `horizon` have ended; those above it that the caller has already read are listed in `seen`.
  await sql`
    create function catalogue_changes_since(
      since xid8, seen xid8[], out horizon xid8, out store text, out is_lost boolean, out changes text
    ) language plpgsql stable as $function$
    begin
      horizon := pg_snapshot_xmin(pg_current_snapshot());
      store := store_name();
      select after >= since into is_lost from catalogue_change_kept;
      select string_agg(xact::text || ' ' || coalesce(array_to_string(title_ids, ','), '*'), ';') into changes
      from catalogue_change where xact >= since and not exists (select from unnest(seen) as known where known = xact);
    end $function$`.execute(db);
}

async function createChangeTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_changed_titles() returns trigger language plpgsql as $function$
    begin
      if tg_op = 'TRUNCATE' then
        insert into catalogue_change default values;
      elsif tg_table_name = 'title' then
        insert into catalogue_change (title_ids)
        select array_agg(id) from changed having count(*) > 0;
      else
        insert into catalogue_change (title_ids)
        select array_agg(title_id) from changed having count(*) > 0;
      end if;
      return null;
    end $function$`.execute(db);
  for (const table of ['title', 'title_grid', 'title_order', 'title_text']) {
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ] as const)
      await sql`
        create trigger ${sql.ref(`note_titles_on_${event}`)} after ${sql.raw(event)} on ${sql.table(table)}
        referencing ${sql.raw(rows)} table as changed
        for each statement execute function note_changed_titles()`.execute(db);
    await sql`
      create trigger note_titles_on_truncate after truncate on ${sql.table(table)}
      for each statement execute function note_changed_titles()`.execute(db);
  }
}
