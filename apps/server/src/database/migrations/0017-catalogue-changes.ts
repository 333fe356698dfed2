import { type Kysely, sql } from 'kysely';

/**
 * Which titles each transaction changed, for nodes that hold the catalogue in memory
 * (docs/decisions/0018-catalogue-in-memory.md). A row for each statement; of all titles at once, as `truncate` changes
 * them, there is no list. Rows are thrown away after some minutes, and `catalogue_change_kept` says up to which
 * transaction: a node that comes later reads everything again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_change (
      xact xid8 not null default pg_current_xact_id(),
      at timestamptz not null default clock_timestamp(),
      title_ids integer[]
    )`.execute(db);
  await sql`create index catalogue_change_xact on catalogue_change (xact)`.execute(db);
  await sql`create table catalogue_change_kept (after xid8 not null)`.execute(db);
  await sql`insert into catalogue_change_kept values ('0')`.execute(db);

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
  for (const table of ['title', 'title_grid', 'title_order']) {
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

  // A transaction before `horizon` has ended; one after it may have been seen already, and is named in `seen`. A mark
  // beyond the horizon was set in another database, from which this one was restored.
  await sql`
    create function catalogue_changes_since(
      since xid8, seen xid8[], out horizon xid8, out store oid, out is_lost boolean, out changes text
    ) language plpgsql stable as $function$
    begin
      horizon := pg_snapshot_xmin(pg_current_snapshot());
      store := 'title'::regclass;
      select after >= since and after < horizon into is_lost from catalogue_change_kept;
      select string_agg(xact::text || ' ' || coalesce(array_to_string(title_ids, ','), '*'), ';') into changes
      from catalogue_change where xact >= since and not xact = any(seen);
    end $function$`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function note_changed_titles cascade`.execute(db);
  await sql`drop function catalogue_changes_since`.execute(db);
  await sql`drop table catalogue_change, catalogue_change_kept`.execute(db);
}
