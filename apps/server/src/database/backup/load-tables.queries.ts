import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { OpenDatabase } from '../connection.ts';
import { onlyRow } from '../only-row.ts';
import { type BackupBlock, type BackupEnd, BackupError, readBackup } from './backup-file.ts';
import { findMigrations, findStoredTables, inOrderOfReference } from './stored-tables.queries.ts';

/** The state of a database that a backup is to replace. */
export interface Occupancy {
  migrations: string[];
  /** True if anything was ever imported or granted. */
  isUsed: boolean;
  /** Number of servers that listen to its notifications. */
  servers: number;
}

export async function findOccupancy(database: OpenDatabase): Promise<Occupancy> {
  const client = await database.batchPool.connect();
  try {
    const migrations = await findMigrations(client);
    if (migrations.length === 0) return { migrations, isUsed: false, servers: 0 };
    const result = await client.query<{ isUsed: boolean; servers: number }>(`
      select exists (select from title) or exists (select from permission) or exists (select from user_list) as "isUsed",
        (select count(*)::integer from pg_stat_activity
         where datname = current_database() and application_name = 'titlenet-listener') as servers`);
    return { migrations, ...onlyRow(result) };
  } finally {
    client.release();
  }
}

/**
 * Replaces the contents of a database of the same version with a backup, in one transaction: after a failure the
 * contents are those of before.
 *
 * @throws as `readBackup`
 */
export async function loadDatabase(
  database: OpenDatabase,
  path: string,
  { sequences }: BackupEnd,
  onLoaded: (rows: number) => void,
): Promise<void> {
  const client = await database.batchPool.connect();
  try {
    await client.query('begin');
    // Of a large backup much is read between two blocks of the same tables.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const tables = await findStoredTables(client);
    const named = (name: string) => `public.${client.escapeIdentifier(name)}`;
    // Data that triggers write is in the backup itself.
    for (const { name } of tables) await client.query(`alter table ${named(name)} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => named(name)).join(', ')}`);
    for (const group of inOrderOfReference(tables)) {
      const wanted = new Set(group.map(({ name }) => name));
      for await (const part of readBackup(path)) {
        if (part.kind !== 'block') continue;
        if (!tables.some(({ name }) => name === part.block.table))
          throw new BackupError(`The backup holds a table that is not known here: ${part.block.table}.`);
        if (!wanted.has(part.block.table)) continue;
        await loadBlock(client, part.block, part.data);
        onLoaded(part.block.rows);
      }
    }
    for (const [name, value] of Object.entries(sequences))
      await client.query('select setval($1::regclass, $2)', [named(name), value]);
    for (const { name } of tables) await client.query(`alter table ${named(name)} enable trigger user`);
    // What was read of the replaced titles is valid no longer.
    await client.query('delete from store_identity; select settle_store()');
    await client.query('commit');
    await client.query('analyze');
  } finally {
    client.release(true);
  }
}

async function loadBlock(client: pg.PoolClient, { table, columns }: BackupBlock, data: Buffer): Promise<void> {
  const names = columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const rows = client.query(copyFrom(`copy public.${client.escapeIdentifier(table)} (${names}) from stdin`));
  await pipeline(Readable.from([data]), rows);
}
