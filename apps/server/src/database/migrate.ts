import { readdir } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { OpenDatabase } from './connection.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION = /^(\d{4}-[a-z0-9-]+)\.ts$/;

/** Every `migrations/0001-name.ts`, in order; adding a migration is adding a file. */
export const migrationFiles: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const file of (await readdir(FOLDER)).sort()) {
      const [, name] = MIGRATION.exec(file) ?? [];
      if (!name) continue;
      migrations[name] = (await import(pathToFileURL(`${FOLDER}/${file}`).href)) as Migration;
    }
    return migrations;
  },
};

/**
 * Brings the tables to this version and gives the names of the migrations that were run. Nodes that start at once
 * wait for one another: kysely takes an advisory lock around the whole on PostgreSQL, and the embedded database runs
 * one transaction at a time. `target` names the migration to stop at. All or nothing: the migrations run in one transaction.
 *
 * @throws the error of the migration that failed
 */
export async function migrate(database: Pick<OpenDatabase, 'batch'>, target?: string): Promise<string[]> {
  const migrator = new Migrator({ db: database.batch, provider: migrationFiles });
  const { error, results = [] } = await (target === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(target));
  if (error) throw error;
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
