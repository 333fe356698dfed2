import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/connection.ts';
import { type EmbeddedDatabase, openEmbedded } from '../src/database/embedded/supervisor.ts';
import { migratedFolder } from './embedded-template.ts';
import { copyDatabase, dropDatabase } from './postgres-databases.ts';
import { quietLog } from './quiet-log.ts';
import { giveBack, type ReusableDatabase, takeDatabase } from './reused-databases.ts';

/** A database of a test: `url` on PostgreSQL, `folder` on the embedded one. */
export type TestDatabase = OpenDatabase & { url?: string; folder?: string; drop(): Promise<void> };

/** Database of this run (vitest.config.ts runs the suite once on each). */
export const testDatabaseKind = process.env.TITLENET_TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';

/** Creates a migrated database without data; call `drop` when done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return testDatabaseKind === 'postgres' ? onPostgres() : embedded();
}

async function embedded(): Promise<TestDatabase> {
  const taken = await takeDatabase(startEmbedded);
  const { folder, host } = taken;
  const database = await taken.open();
  return {
    ...database,
    folder,
    hostPid: host.hostPid,
    // Like a server that opened it: its process ends too.
    async close() {
      await database.close();
      await host.close();
    },
    async drop() {
      await database.close();
      await giveBack(taken);
    },
  };
}

async function startEmbedded(): Promise<ReusableDatabase & { folder: string; host: EmbeddedDatabase }> {
  const folder = await migratedFolder();
  const host = await openEmbedded(folder, 'server', quietLog);
  const pid = host.hostPid();
  let isClosed = false;
  const close = async () => {
    isClosed = true;
    await host.close();
  };
  return {
    folder,
    host: { ...host, close },
    open: () => openDatabase({ folder, role: 'command', log: quietLog }),
    isHeld: () => !isClosed && host.hostPid() === pid,
    async end() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function onPostgres(): Promise<TestDatabase> {
  const taken = await takeDatabase(startOnPostgres);
  const database = await taken.open();
  return {
    ...database,
    url: taken.url,
    async drop() {
      await database.close();
      await giveBack(taken);
    },
  };
}

async function startOnPostgres(): Promise<ReusableDatabase & { url: string }> {
  const template = inject('postgresTemplate');
  if (!template) throw new Error('The vitest configuration lacks globalSetup: apps/server/test/global-setup.ts');
  const url = await copyDatabase(template.adminUrl, template.name);
  return {
    url,
    open: () => openDatabase({ url, folder: '', role: 'server', log: quietLog }),
    isHeld: () => true,
    end: () => dropDatabase(template.adminUrl, url),
  };
}
