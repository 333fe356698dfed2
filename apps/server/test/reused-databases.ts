import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/connection.ts';

/** A migrated database, which one test after the other may have. */
export interface ReusableDatabase {
  /** A way to it of its own, which whoever opens it closes. */
  open(): Promise<OpenDatabase>;
  /** False once the process that holds it has ended or become another one. */
  isHeld(): boolean;
  /** Ends it and removes what is left of it. */
  end(): Promise<void>;
}

/** What a database is after its migrations, and is made to be again. */
interface MigratedState {
  /** A digest of all that other statements than those of data change. */
  schema: string;
  /** Tables with rows, and those as JSON. */
  rows: ReadonlyMap<string, string>;
  /** Of every sequence, as JSON. */
  sequences: string;
}

type Db = OpenDatabase['long'];

const idle: ReusableDatabase[] = [];
const states = new WeakMap<ReusableDatabase, MigratedState>();

/** A database as its migrations left it: one that a test of this process is done with, or else a new one. */
export async function takeDatabase<Kind extends ReusableDatabase>(start: () => Promise<Kind>): Promise<Kind> {
  const reused = idle.pop() as Kind | undefined;
  if (reused) return reused;
  const started = await start();
  states.set(started, await connected(started, stateOf));
  return started;
}

/** Makes a database what it was and keeps it. One whose schema or process a test has changed is ended. */
export async function giveBack(database: ReusableDatabase): Promise<void> {
  const isAsItWas = database.isHeld() && (await connected(database, (db) => restore(db, states.get(database)!)));
  if (isAsItWas) idle.push(database);
  else await database.end();
}

async function connected<Result>(database: ReusableDatabase, work: (db: Db) => Promise<Result>): Promise<Result> {
  const connection = await database.open();
  try {
    return await work(connection.long);
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

/** False where the schema is another one; then nothing was done. */
async function restore(db: Db, { schema, rows, sequences }: MigratedState): Promise<boolean> {
  if ((await schemaOf(db)) !== schema) return false;
  await db.transaction().execute(async (trx) => {
    // Somebody who is still in it has not been closed by its test, which shows here.
    await sql`set local lock_timeout = '5s'`.execute(trx);
    // Triggers would note a changed catalogue.
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

/** Those that have rows or had some. */
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
      select format('%s %s %s %s', attrelid::regclass, attname, atttypid, attnotnull) from pg_attribute, pg_class
        where pg_class.oid = attrelid and relnamespace = 'public'::regnamespace and attnum > 0
      union all select format('%s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
      union all select format('%s %s', conrelid::regclass, conname) from pg_constraint
      union all select setting::text from pg_db_role_setting, unnest(setconfig) as setting
    ) as part(one)`.execute(db);
  return rows[0]!.digest;
}
