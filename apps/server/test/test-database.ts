import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/connection.ts';
import { copyDatabase, dropDatabase } from './postgres-databases.ts';
import { quietLog } from './quiet-log.ts';
import { endDatabase, giveBack, takeDatabase } from './reused-databases.ts';

/** A database of a test's own: `url` on PostgreSQL, `folder` on the embedded one. */
export type TestDatabase = OpenDatabase & { url?: string; folder?: string; drop(): Promise<void> };

/** Which database this run is on (vitest.config.ts runs the suite once on each). */
export const testDatabaseKind = process.env.TITLENET_TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';

/** A migrated database without data of others; call `drop` when done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return testDatabaseKind === 'postgres' ? onPostgres() : embedded();
}

async function embedded(): Promise<TestDatabase> {
  const taken = await takeDatabase();
  const { folder, host } = taken;
  const database = await openDatabase({ folder, role: 'command', log: quietLog });
  let isEnded = false;
  return {
    ...database,
    folder,
    hostPid: host.hostPid,
    async close() {
      isEnded = true;
      await database.close();
      await host.close();
    },
    async drop() {
      await database.close();
      await (isEnded ? endDatabase : giveBack)(taken);
    },
  };
}

async function onPostgres(): Promise<TestDatabase> {
  const template = inject('postgresTemplate');
  if (!template) throw new Error('The vitest configuration lacks globalSetup: apps/server/test/global-setup.ts');
  const url = await copyDatabase(template.adminUrl, template.name);
  const database = await openDatabase({ url, folder: '', role: 'server', log: quietLog });
  return {
    ...database,
    url,
    async drop() {
      await database.close();
      await dropDatabase(template.adminUrl, url);
    },
  };
}
