import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import type pg from 'pg';
import type { OpenDatabase } from './connection.ts';
import type { Tables } from './tables.ts';

/** Shorter than the limit of an idle transaction, which applies while a file is read. */
const KEEP_ALIVE_INTERVAL_MS = 2_000;

/**
 * Runs a task and rolls its changes back. Everything is done in one transaction on one connection, and the transactions
 * of the task are savepoints.
 *
 * @throws what the task throws
 */
export async function inDryRun<Result>(
  database: OpenDatabase,
  task: (dry: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const client = await database.batchPool.connect();
  const db = new Kysely<Tables>({ dialect: savepointDialect(client) });
  const keepAlive = setInterval(() => void sql`select 1`.execute(db).catch(() => undefined), KEEP_ALIVE_INTERVAL_MS);
  try {
    await client.query('begin');
    return await task({ ...database, db, read: db, slowQuery: db, batch: db, notify: async () => undefined });
  } finally {
    clearInterval(keepAlive);
    await db.destroy();
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}

const savepointDialect = (client: pg.PoolClient): Dialect => ({
  createAdapter: () => new SingleConnectionAdapter(),
  createDriver: () => new SavepointDriver(client),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** Makes Kysely wait until a connection is released before it acquires it again. */
class SingleConnectionAdapter extends PostgresAdapter {
  override get supportsMultipleConnections() {
    return false;
  }
}

/** The connection, and whether a query has failed: PostgreSQL then refuses all others until a rollback. */
class SavepointConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  hasFailed = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<Row>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const { rows, rowCount } = await this.#client.query(text, [...parameters]);
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('A dry run cannot stream rows');
  }
}

/** Each use of the connection is a savepoint, with or without a transaction. */
class SavepointDriver implements Driver {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#client.query('savepoint dry_run');
    return new SavepointConnection(this.#client);
  }

  async releaseConnection({ hasFailed }: SavepointConnection): Promise<void> {
    if (hasFailed) await this.#client.query('rollback to savepoint dry_run');
    await this.#client.query('release savepoint dry_run');
  }

  async rollbackTransaction(connection: SavepointConnection): Promise<void> {
    connection.hasFailed = true;
  }

  async init(): Promise<void> {}
  async beginTransaction(): Promise<void> {}
  async commitTransaction(): Promise<void> {}
  async destroy(): Promise<void> {}
}
