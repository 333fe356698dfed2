import { type Kysely, sql } from 'kysely';

/**
 * The identity of the store: a new one for each database into which a store is copied, by `titlenet restore` or by
 * `pg_restore`. Transaction ids, and with them change notes, positions and snapshots of search indexes, have a meaning
 * only within one identity.
 */
export async function createStoreIdentity(db: Kysely<unknown>): Promise<void> {
  await sql`create table store_identity (id uuid not null, place text not null)`.execute(db);
  await createNameFunctions(db);
  await createSettleFunction(db);
}

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
  // Of what is read of titles: another one after each change of them, and after a restore.
  await sql`
    create function store_generation() returns text language plpgsql stable as $function$
    begin
      return (select (select id from store_identity) || '/' || sum(changes) from catalogue_generation);
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
      update catalogue_change_kept set after = '0';
      delete from store_identity;
      insert into store_identity values (gen_random_uuid(), store_place());
    end $function$`.execute(db);
}
