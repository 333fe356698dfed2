import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { openEmbedded } from './embedded/supervisor.ts';
import type { Log } from './log.ts';
import { type NotificationHandler, NotificationListener } from './notifications.ts';
import { BATCH_LIMITS, openPool, REQUEST_LIMITS, SLOW_QUERY_LIMITS, type Target } from './pools.ts';
import type { Tables } from './tables.ts';

export interface DatabasePlace {
  /** PostgreSQL's address; without it the embedded database in `folder` is used. */
  url?: string;
  /** The data folder. */
  folder: string;
}

export interface DatabaseSettings extends DatabasePlace {
  /** A replica for reads; without it they go to `url`. */
  readUrl?: string;
  /** A server holds the embedded database, a command uses the one that runs. */
  role: 'server' | 'command';
  log: Log;
}

/** A database in use: PostgreSQL or the embedded one, behind the same interface. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  /** Where another process finds it, as a command that works beside this one. */
  place: DatabasePlace;
  /** For requests: 500 ms for a connection, 1.2 s for a query. */
  db: Kysely<Tables>;
  /** As `db`, from a replica where there is one: may be a moment behind. */
  read: Kysely<Tables>;
  /** For what a request asks of a large part of a table: one query at a time, 5.5 s for each. */
  slowQuery: Kysely<Tables>;
  /** For imports, migrations and exports: 10 minutes for a query. */
  batch: Kysely<Tables>;
  pool: pg.Pool;
  /** That of `read`. */
  readPool: pg.Pool;
  batchPool: pg.Pool;
  /** Hears a channel until `close`; see NotificationHandler for lost connections. */
  listen(channel: string, handler: NotificationHandler): Promise<void>;
  /** Whether all that is listened to is heard now; not while a lost connection is sought anew. */
  isListening(): boolean;
  notify(channel: string, payload: string): Promise<void>;
  /** Process id of the embedded database when this process holds it. */
  hostPid(): number | undefined;
  /** Waits for running queries (3 s), then ends everything. */
  close(): Promise<void>;
}

const PATIENCE_MS = 3_000;

/**
 * Opens the database: starts the embedded one where needed; does not wait for PostgreSQL, whose absence shows at the
 * first query.
 *
 * @throws FolderInUseError when another process holds the data folder
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { url, readUrl, folder, role, log } = settings;
  const embedded = url ? undefined : await openEmbedded(folder, role, log);
  const target: Target = embedded ? { socketFolder: embedded.socketFolder } : { url: url ?? '' };
  const requests = openPool(target, REQUEST_LIMITS, log);
  const slowQuery = openPool(target, SLOW_QUERY_LIMITS, log);
  const batch = openPool(target, BATCH_LIMITS, log);
  const reads = url && readUrl ? openPool({ url: readUrl }, REQUEST_LIMITS, log) : undefined;
  const listener = new NotificationListener(target, log);

  return {
    kind: embedded ? 'embedded' : 'postgres',
    place: { url, folder },
    db: requests.db,
    read: (reads ?? requests).db,
    slowQuery: slowQuery.db,
    batch: batch.db,
    pool: requests.pool,
    readPool: (reads ?? requests).pool,
    batchPool: batch.pool,
    listen: (channel, handler) => listener.listen(channel, handler),
    isListening: () => listener.isListening,
    async notify(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(requests.db);
    },
    hostPid: () => embedded?.hostPid(),
    async close() {
      const ended = Promise.all([
        listener.close(),
        ...[requests, slowQuery, batch, ...(reads ? [reads] : [])].map(({ pool }) => pool.end()),
      ]);
      const patience = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
      await Promise.race([ended, patience]);
      await embedded?.close();
    },
  };
}
