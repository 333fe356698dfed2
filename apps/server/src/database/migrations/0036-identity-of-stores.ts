import { type Kysely, sql } from 'kysely';

/**
 * The identity of the store: a new one for each database into which a store is copied, by `titlenet restore` or by
 * `pg_restore`. Transaction ids, and with them change notes, positions and snapshots of search indexes, have a meaning
 * only within one identity.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table store_identity (id uuid not null, place text not null)`.execute(db);
  await createNameFunctions(db);
  await createSettleFunction(db);
  await replaceChangesFunction(db);
  await sql`select settle_store()`.execute(db);
}

export async function down(): Promise<void> {}

/** Where the tables are: another cluster, database or table `title` has other transaction ids, or other rows. */
async function createNameFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function store_place() returns text language plpgsql stable as $function$
    begin
      return (select system_identifier from pg_control_system())
        || '/' || (select oid from pg_database where datname = current_database())
        || '/' || 'title'::regclass::oid;
    end $function$`.execute(db);
  // With the place as it is now: a copied store has another name before it is settled.
  await sql`
    create function store_name() returns text language plpgsql stable as $function$
    begin
      return (select id || '/' || store_place() from store_identity);
    end $function$`.execute(db);
}

/** Gives a store that was copied to where it is a new identity, without what depends on the place it came from. */
async function createSettleFunction(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function settle_store() returns void language plpgsql as $function$
    begin
      if exists (select from store_identity where place = store_place()) then
        return;
      end if;
      -- Of several nodes that start, one settles the store.
      lock table store_identity in exclusive mode;
      if exists (select from store_identity where place = store_place()) then
        return;
      end if;
      delete from catalogue_change;
      delete from search_snapshot;
      delete from import_pause;
      update catalogue_change_kept set after = '0';
      delete from store_identity;
      insert into store_identity values (gen_random_uuid(), store_place());
    end $function$`.execute(db);
}

async function replaceChangesFunction(db: Kysely<unknown>): Promise<void> {
  await sql`drop function catalogue_changes_since(xid8, xid8[])`.execute(db);
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
