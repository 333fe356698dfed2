import { chmodSync } from 'node:fs';
import { type OpenDatabase, openDatabase } from '@titlenet/server/database/connection';
import { migrate } from '@titlenet/server/database/migrate';
import { startCluster } from '../apps/server/test/postgres-cluster.ts';
import { quietLog } from '../apps/server/test/quiet-log.ts';
import type { MeasuredKind } from './options.ts';

/** A database to measure. */
export interface MeasuredDatabase {
  /** Address of PostgreSQL; without one the product runs it in `folder`. */
  url?: string;
  /** Data folder. */
  folder: string;
  /** Stops the processes that were started for it. */
  stop(): Promise<void>;
}

/** Settings of a small server; for loading, more memory for building indexes and fewer checkpoints. */
const CLUSTER_SETTINGS = ['shared_buffers=1GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB'];

/** Uses the empty database of `BENCH_DATABASE_URL`, or starts a private cluster. */
export async function provideDatabase(kind: MeasuredKind, folder: string): Promise<MeasuredDatabase> {
  if (kind === 'embedded') return { folder, stop: async () => {} };
  const url = process.env.BENCH_DATABASE_URL;
  if (url) return { url, folder, stop: async () => {} };
  // PostgreSQL runs as its own user, who needs access to its folder.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ folder: `${folder}/pg`, settings: CLUSTER_SETTINGS });
  return { url: cluster.url('postgres'), folder, stop: () => cluster.stop() };
}

/** Opens and migrates it. */
export async function openMeasured(
  { url, folder }: MeasuredDatabase,
  role: 'server' | 'command' = 'command',
): Promise<OpenDatabase> {
  const database = await openDatabase({ url, folder, role, log: quietLog });
  await migrate(database);
  return database;
}
