import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { openCluster } from './cluster/open-cluster.ts';
import { Diagnosis } from './diagnosis.ts';
import { isDiskFullNow } from './disk-probe.queries.ts';
import type { Log } from './log.ts';
import { type NotificationHandler, NotificationListener } from './notifications.ts';
import { BATCH_LIMITS, openPool, REQUEST_LIMITS, SLOW_QUERY_LIMITS } from './pools.ts';
import { ReplicaReads } from './replica-reads.ts';
import { isServerAlive } from './server-probe.ts';
import type { Tables } from './tables.ts';

export interface DatabaseLocation {
  /** Address of PostgreSQL; by default the product runs its own one in `folder`. */
  url?: string;
  /** The data folder. */
  folder: string;
}

export interface DatabaseSettings extends DatabaseLocation {
  /** Address of a replica for reads; by default reads use `url`. */
  readUrl?: string;
  /** There is one server at a time on a data folder. */
  role: 'server' | 'command';
  log: Log;
}

/** An open PostgreSQL. */
export interface OpenDatabase {
  /** How another process, such as a command, can open it. */
  location: DatabaseLocation;
  /** For requests: waits 500 ms for a connection and 1.2 s for a query. */
  db: Kysely<Tables>;
  /** As `db`, from the replica if there is one, which may be behind, and if it responds. */
  read: Kysely<Tables>;
  /** For requests that read a large part of a table: three queries at a time, 5.5 s each. */
  slowQuery: Kysely<Tables>;
  /** For imports, migrations and exports: 10 minutes per query. */
  batch: Kysely<Tables>;
  pool: pg.Pool;
  /** The pool of `read`. */
  readPool: Pick<pg.Pool, 'connect'>;
  batchPool: pg.Pool;
  /** Listens on a channel until `close`; see NotificationHandler for lost connections. */
  listen(channel: string, handler: NotificationHandler): Promise<void>;
  /** True while all notifications are received; false while a lost connection is being replaced. */
  isListening(): boolean;
  /** False while reads use the primary because the replica does not respond; undefined without a replica. */
  isReplicaUsed(): boolean | undefined;
  notify(channel: string, payload: string): Promise<void>;
  /** Whether nothing can be stored. Writes a temporary row if a write has failed in the last minute. */
  isDiskFull(): Promise<boolean>;
  /** Called when another process could not write to the disk of the database. */
  noteDiskFull(): void;
  /** Waits up to 3 s for running queries, then closes all connections. */
  close(): Promise<void>;
}

const CLOSE_TIMEOUT_MS = 3_000;

/**
 * Opens the database, and starts the one in the data folder if there is no address. It does not connect to a PostgreSQL
 * with an address: if that is not available, the first query fails.
 *
 * @throws FolderInUseError when another server uses the data folder; DatabaseStartError
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const { url, readUrl, folder, role, log } = settings;
  const cluster = url ? undefined : await openCluster(folder, role, log);
  const address = cluster?.url ?? url ?? '';
  const diagnosis = new Diagnosis({ isAlive: () => isServerAlive(address), folder: cluster?.home });
  const common = { url: address, diagnosis, log };
  const requests = openPool({ ...common, limits: REQUEST_LIMITS });
  const slowQuery = openPool({ ...common, limits: SLOW_QUERY_LIMITS });
  const batch = openPool({ ...common, limits: BATCH_LIMITS });
  const replica = url && readUrl ? new ReplicaReads(readUrl, requests.pool, log) : undefined;
  const listener = new NotificationListener(address, log);

  return {
    location: { url, folder },
    db: requests.db,
    read: (replica ?? requests).db,
    slowQuery: slowQuery.db,
    batch: batch.db,
    pool: requests.pool,
    readPool: replica ?? requests.pool,
    batchPool: batch.pool,
    listen: (channel, handler) => listener.listen(channel, handler),
    isListening: () => listener.isListening,
    isReplicaUsed: () => replica?.isReplicaUsed,
    async notify(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(requests.db);
    },
    isDiskFull: () => isDiskFullNow(requests.db, diagnosis),
    noteDiskFull: () => diagnosis.noteDiskFull(),
    async close() {
      const ended = Promise.all([
        listener.close(),
        ...[requests, slowQuery, batch].map(({ pool }) => pool.end()),
        replica?.end(),
      ]);
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_TIMEOUT_MS).unref());
      await Promise.race([ended, timeout]);
      await cluster?.close();
    },
  };
}
