import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { OpenDatabase } from './connection.ts';
import { settleStore } from './store-identity.queries.ts';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION = /^(\d{4}-[a-z0-9-]+)\.ts$/;

const BASELINE = '0001-baseline';

/**
 * Until the first release the baseline is changed in place. Its name has a digest of its files, so that a database of
 * another baseline is refused and not used.
 */
async function baselineDigest(): Promise<string> {
  const parts = (await readdir(`${FOLDER}/${BASELINE}`)).filter((file) => file.endsWith('.ts')).sort();
  const hash = createHash('sha256');
  for (const file of [`${BASELINE}.ts`, ...parts.map((part) => `${BASELINE}/${part}`)])
    hash.update(file).update(await readFile(`${FOLDER}/${file}`));
  return hash.digest('hex').slice(0, 8);
}

/** Every `migrations/0001-name.ts`, in order; the folder `0001-name/` holds parts of a long one. */
const migrationFiles: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const file of (await readdir(FOLDER)).sort()) {
      const [, name] = MIGRATION.exec(file) ?? [];
      if (!name) continue;
      const stored = name === BASELINE ? `${name}-${await baselineDigest()}` : name;
      // Files with such names are migrations.
      migrations[stored] = (await import(pathToFileURL(`${FOLDER}/${file}`).href)) as Migration;
    }
    return migrations;
  },
};

/** @returns the first of these migrations that this version does not have, undefined if it has all of them */
export async function findUnknownMigration(names: readonly string[]): Promise<string | undefined> {
  const known = await migrationFiles.getMigrations();
  return names.find((name) => !(name in known));
}

/** The database has a migration that this version of TitleNet does not know. */
export class OtherVersionError extends Error {
  override name = 'OtherVersionError';
}

/**
 * Runs the pending migrations in one transaction, and settles a store that was copied here. Nodes that start at the
 * same time wait for each other: kysely takes an advisory lock.
 *
 * @param target the last migration to run; by default the newest
 * @returns the names of the migrations that were run
 * @throws the error of the migration that failed; OtherVersionError with instructions when the database has a migration
 * that this version does not know
 */
export async function migrate(database: Pick<OpenDatabase, 'batch'>, target?: string): Promise<string[]> {
  const migrator = new Migrator({ db: database.batch, provider: migrationFiles });
  const { error, results = [] } = await (target === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(target));
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new OtherVersionError(
      `The database belongs to another version of TitleNet. Use that version, or an empty database or data folder (${error.message}).`,
      { cause: error },
    );
  if (error) throw error;
  if (target === undefined) await settleStore(database.batch);
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}
