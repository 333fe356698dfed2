import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/database/connection.ts';
import { copyDatabase, dropDatabase } from './postgres-databases.ts';
import { quietLog } from './quiet-log.ts';
import { giveBack, type ReusableDatabase, takeDatabase } from './reused-databases.ts';

/** A database of a test, with its address. */
export type TestDatabase = OpenDatabase & { url: string; drop(): Promise<void> };

/** Creates a migrated database without data; call `drop` when done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const taken = await takeDatabase(copyTemplate);
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

async function copyTemplate(): Promise<ReusableDatabase & { url: string }> {
  const template = inject('postgresTemplate');
  if (!template) throw new Error('The vitest configuration lacks globalSetup: apps/server/test/global-setup.ts');
  const url = await copyDatabase(template.adminUrl, template.name);
  return {
    url,
    open: () => openDatabase({ url, folder: '', role: 'server', log: quietLog }),
    end: () => dropDatabase(template.adminUrl, url),
  };
}
