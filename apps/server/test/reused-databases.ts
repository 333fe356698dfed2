import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/connection.ts';

/** A migrated database that is used by one test after another. */
export interface ReusableDatabase {
  /** Opens a connection, which the caller closes. */
  open(): Promise<OpenDatabase>;
  /** Drops the database. */
  end(): Promise<void>;
}

/** State of a database after its migrations, to which it is reset. */
interface MigratedState {
  /** Digest of tables, columns, functions, triggers, constraints, indexes and settings. */
  schema: string;
  /** Rows of the non-empty tables, as JSON. */
  rows: ReadonlyMap<string, string>;
  /** State of every sequence, as JSON. */
  sequences: string;
}

type Db = OpenDatabase['batch'];

/** Time for closed connections to end. */
const LEAVE_WITHIN_MS = 5_000;

const idle: ReusableDatabase[] = [];
const states = new WeakMap<ReusableDatabase, MigratedState>();

/**
 * Returns a database in its state after the migrations: one that an earlier test of this process has returned, or else
 * a new one.
 */
export async function takeDatabase<Kind extends ReusableDatabase>(start: () => Promise<Kind>): Promise<Kind> {
  const reused = idle.pop() as Kind | undefined;
  if (reused) return reused;
  const started = await start();
  states.set(started, await orEnd(started, () => connected(started, stateOf)));
  return started;
}

/** Resets a database for reuse. It is dropped instead when its schema was changed. */
export async function giveBack(database: ReusableDatabase): Promise<void> {
  const isAsItWas = await orEnd(database, () => connected(database, (db) => restore(db, states.get(database)!)));
  if (isAsItWas) idle.push(database);
  else await database.end();
}

/** After a failure, the state of the database is unknown. */
async function orEnd<Result>(database: ReusableDatabase, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await database.end();
    throw error;
  }
}

async function connected<Result>(database: ReusableDatabase, work: (db: Db) => Promise<Result>): Promise<Result> {
  const connection = await database.open();
  try {
    return await work(connection.batch);
  } finally {
    await connection.close();
  }
}

async function stateOf(db: Db): Promise<MigratedState> {
  const rows = new Map<string, string>();
  for (const name of await tablesWithPages(db)) rows.set(name, await textOf(db, sql`select * from ${sql.table(name)}`));
  const sequences = sql`
    select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as is_called
    from pg_sequences where schemaname = 'public'`;
  return { schema: await schemaOf(db), rows, sequences: await textOf(db, sequences) };
}

/**
 * Resets the rows.
 * @returns false, without changes, when the schema was changed or the rows cannot be restored
 * @throws when a test has not closed its connections
 */
async function restore(db: Db, { schema, rows, sequences }: MigratedState): Promise<boolean> {
  if (!(await maySetBack(db)) || (await schemaOf(db)) !== schema) return false;
  await untilAlone(db);
  await db.transaction().execute(async (trx) => {
    // Triggers would record a change of the catalogue.
    await sql`set local session_replication_role = replica`.execute(trx);
    const tables = (await tablesWithPages(trx)).map((name) => sql.table(name));
    await sql`truncate ${sql.join(tables)} cascade`.execute(trx);
    for (const [name, json] of rows) {
      const table = sql.table(name);
      await sql`insert into ${table} overriding system value
        select * from json_populate_recordset(null::${table}, ${json}::json)`.execute(trx);
    }
    await sql`select setval(format('%I', name)::regclass, value, is_called)
      from json_to_recordset(${sequences}::json) as was(name text, value bigint, is_called boolean)`.execute(trx);
  });
  return true;
}

async function maySetBack(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege('session_replication_role', 'set') as may`.execute(db);
  return rows[0]!.may;
}

/** @throws if a test has left a connection open */
async function untilAlone(db: Db): Promise<void> {
  const others = sql<{ query: string }>`
    select query from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  for (const started = Date.now(); ; await sleep(20)) {
    const { rows } = await others.execute(db);
    if (rows.length === 0) return;
    if (Date.now() - started > LEAVE_WITHIN_MS) throw new Error(`A test left its database open: ${rows[0]!.query}`);
  }
}

/** Tables that have rows or had some. */
async function tablesWithPages(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`.execute(db);
  return rows.map(({ name }) => name);
}

async function textOf(db: Db, query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(json_agg(row), '[]')::text as text from (${query}) as row`.execute(db);
  return rows[0]!.text;
}

async function schemaOf(db: Db): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(one, ',' order by one)) as digest from (
      select format('%s %s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull, pg_get_expr(adbin, adrelid))
        from pg_attribute join pg_class on pg_class.oid = attrelid
          left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relnamespace = 'public'::regnamespace and relkind <> 'i' and attnum > 0
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
      union all select format('%s %s', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
      union all select format('%s %s', conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select setting from pg_db_role_setting, unnest(setconfig) as setting
        where setdatabase = (select oid from pg_database where datname = current_database())
    ) as part(one)`.execute(db);
  return rows[0]!.digest;
}
