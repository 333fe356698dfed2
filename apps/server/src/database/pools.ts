import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Diagnosis } from './diagnosis.ts';
import type { Log } from './log.ts';
import type { Tables } from './tables.ts';
import { valueTypes } from './value-types.ts';

/** The limits of one pool, in milliseconds. */
export interface PoolLimits {
  connections: number;
  /** Connections that stay open without use; by default none stays longer than ten minutes. */
  kept?: number;
  /** Wait for a free or new connection. */
  waitMs: number;
  queryMs: number;
  idleTransactionMs: number;
}

/**
 * Waiting for a connection, or for the query, and then finding out whether the database is alive (0.6 s) must end within
 * 2 s of the database's failure. The limit of the server is lower than that of the client, which therefore applies only
 * if the server does not respond.
 */
export const REQUEST_LIMITS: PoolLimits = {
  connections: 10,
  kept: 10,
  waitMs: 500,
  queryMs: 1_200,
  idleTransactionMs: 5_000,
};
/**
 * Requests that read a large part of a table: a few at a time, on connections of their own, so that others do not wait for
 * them. Both waits are shorter than the timeout of the request (`serverLimits`).
 */
export const SLOW_QUERY_LIMITS: PoolLimits = {
  connections: 3,
  waitMs: 4_000,
  queryMs: 5_500,
  idleTransactionMs: 5_000,
};
/** Imports, migrations and exports. */
export const BATCH_LIMITS: PoolLimits = {
  connections: 4,
  waitMs: 30_000,
  queryMs: 10 * 60_000,
  idleTransactionMs: 60_000,
};

const SERVER_LIMIT_LEAD_MS = 100;

// The planner's defaults assume spinning disks.
const SESSION_SETTINGS = [
  'jit=off',
  'work_mem=64MB',
  'random_page_cost=1.1',
  'effective_cache_size=4GB',
  'timezone=UTC',
  'datestyle=ISO',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** The options of a single connection to a database. */
export function clientOptions(url: string, limits: PoolLimits): pg.ClientConfig {
  return {
    connectionString: url,
    options: SESSION_SETTINGS,
    application_name: 'titlenet',
    types: valueTypes,
    connectionTimeoutMillis: limits.waitMs,
    statement_timeout: limits.queryMs - SERVER_LIMIT_LEAD_MS,
    query_timeout: limits.queryMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
}

export interface PoolSettings {
  url: string;
  limits: PoolLimits;
  /** Explains the errors that are thrown. */
  diagnosis: Diagnosis;
  log: Log;
}

/** Opens a pool that survives the loss of its connections. */
export function openPool({ url, limits, diagnosis, log }: PoolSettings): { pool: pg.Pool; db: Kysely<Tables> } {
  const pool = new pg.Pool({
    ...clientOptions(url, limits),
    max: limits.connections,
    idleTimeoutMillis: 10 * 60_000,
    ...(limits.kept && { min: limits.kept }),
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'A database connection was lost'));
  pool.on('connect', (client) => {
    // Without an error listener, a client whose connection is lost while in use ends the process.
    client.on('error', () => {});
    explainFailures(client, diagnosis);
  });
  explainWaiting(pool, diagnosis);
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

/**
 * Opens all connections of the pool of requests, which keeps them: on a busy machine a new one may take longer than a request
 * waits for it. What does not open is left to the first request that needs it.
 */
export async function openConnections(pool: pg.Pool): Promise<void> {
  const opened: pg.PoolClient[] = [];
  try {
    while (opened.length < REQUEST_LIMITS.connections) opened.push(await pool.connect());
  } catch {
    // The server starts without them: a request says what is wrong with the database.
  } finally {
    for (const client of opened) client.release();
  }
}

type AnyCall = (...args: unknown[]) => unknown;

/** Explains the errors of a method that returns a promise unless it is called with a callback. */
const explained =
  (call: AnyCall, diagnosis: Diagnosis): AnyCall =>
  (...args) => {
    const result = call(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch(async (error: unknown) => {
      throw await diagnosis.explain(error);
    });
  };

/** A caller that gets no connection in time learns whether the database is busy or gone. */
function explainWaiting(pool: pg.Pool, diagnosis: Diagnosis): void {
  // `explained` passes all arguments on; TypeScript cannot express this for overloads.
  pool.connect = explained(pool.connect.bind(pool) as AnyCall, diagnosis) as typeof pool.connect;
  // See `connect`.
  pool.query = explained(pool.query.bind(pool) as AnyCall, diagnosis) as typeof pool.query;
}

/**
 * Explains failed queries, and closes a connection whose query timed out: pg would return it to the pool with the query
 * still running, and the next query would wait behind it.
 */
function explainFailures(client: pg.PoolClient, diagnosis: Diagnosis): void {
  // The type of all overloads.
  const query = client.query.bind(client) as AnyCall;
  const timed: AnyCall = (...args) => {
    const result = query(...args);
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => {
      // The pool creates its clients with this class.
      if (error instanceof Error && error.message === 'Query read timeout') void (client as pg.Client).end();
      throw error;
    });
  };
  // See `connect`.
  client.query = explained(timed, diagnosis) as typeof client.query;
}
