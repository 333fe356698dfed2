import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../src/database/connection.ts';
import { type EmbeddedDatabase, openEmbedded } from '../src/database/embedded/supervisor.ts';
import { migratedFolder } from './embedded-template.ts';
import { quietLog } from './quiet-log.ts';

/** An embedded database with a process of its own, which one test after the other may have. */
export interface ReusedDatabase {
  folder: string;
  host: EmbeddedDatabase;
  hostPid: number | undefined;
  migrated: MigratedState;
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

const idle: ReusedDatabase[] = [];

/** A migrated database: one that a test of this process is done with, or else a new one. */
export async function takeDatabase(): Promise<ReusedDatabase> {
  const reused = idle.pop();
  if (reused) return reused;
  const folder = await migratedFolder();
  const host = await openEmbedded(folder, 'server', quietLog);
  return { folder, host, hostPid: host.hostPid(), migrated: await connected(folder, stateOf) };
}

/** Makes a database what it was and keeps it. One whose schema or process a test has changed is ended. */
export async function giveBack(database: ReusedDatabase): Promise<void> {
  const { folder, host, hostPid, migrated } = database;
  const isSame = host.hostPid() === hostPid && (await connected(folder, (db) => restore(db, migrated)));
  if (isSame) idle.push(database);
  else await endDatabase(database);
}

/** Ends a database and removes its folder. */
export async function endDatabase({ host, folder }: ReusedDatabase): Promise<void> {
  await host.close();
  await rm(folder, { recursive: true, force: true });
}

async function connected<Result>(folder: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ folder, role: 'command', log: quietLog });
  try {
    return await work(database.long);
  } finally {
    await database.close();
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
