import { chmodSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from '@titlenet/server/database/connection';
import { migrate } from '@titlenet/server/database/migrate';
import { startCluster } from '../apps/server/test/postgres-cluster.ts';
import { quietLog } from '../apps/server/test/quiet-log.ts';

/** A database to measure, by what opens it. */
export interface MeasuredDatabase {
  kind: OpenDatabase['kind'];
  /** PostgreSQL's address. */
  url?: string;
  /** Data folder of the embedded database. */
  folder: string;
  /** Ends what was started for it. */
  stop(): Promise<void>;
}

/** What a small server of its own would be given; for loading, more room for building indexes and fewer checkpoints. */
const CLUSTER_SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB'];

/** `BENCH_DATABASE_URL` is an empty database of a PostgreSQL that runs; without it a private one is started. */
export async function provideDatabase(kind: OpenDatabase['kind'], folder: string): Promise<MeasuredDatabase> {
  if (kind === 'embedded') return { kind, folder, stop: async () => {} };
  const url = process.env.BENCH_DATABASE_URL;
  if (url) return { kind, url, folder, stop: async () => {} };
  // PostgreSQL runs as a user of its own, who must get through to its folder.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder: `${folder}/pg`, settings: CLUSTER_SETTINGS });
  return { kind, url: cluster.url('postgres'), folder, stop: () => cluster.stop() };
}

/** Opens it, with the tables of this version. A command uses the embedded database that a server holds. */
export async function openMeasured(
  { url, folder }: MeasuredDatabase,
  role: 'server' | 'command' = 'command',
): Promise<OpenDatabase> {
  const database = await openDatabase({ url, folder, role, log: quietLog });
  await migrate(database);
  return database;
}
