import { parseArgs } from 'node:util';
import { membersOf } from '@titlenet/catalogue/members-of';
import { BackupError, type BackupHeader, checkBackup } from '../database/backup/backup-file.ts';
import { findOccupancy, loadDatabase, type Occupancy } from '../database/backup/load-tables.queries.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { findUnknownMigration, migrate } from '../database/migrate.ts';
import { type Command, UsageError } from './command.ts';
import { progressBar } from './progress-bar.ts';

/** The restore would overwrite data. The message contains the remedy. */
class RestoreRefusedError extends Error {}

/** The message of an error that needs no stack. */
function messageFor(error: unknown): string | undefined {
  if (error instanceof RestoreRefusedError || error instanceof BackupError) return error.message;
  const { code, syscall, path } = membersOf(error);
  return code === 'ENOENT' && syscall === 'open' ? `There is no file ${path}.` : undefined;
}

const hasSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join();

function assertMayReplace({ migrations, isUsed, servers }: Occupancy, header: BackupHeader, mayReplace: boolean): void {
  if (servers > 0) throw new RestoreRefusedError('A server runs on this database: stop it first.');
  if (migrations.length > 0 && !hasSame(migrations, header.migrations))
    throw new RestoreRefusedError(
      'The backup is of another version than the tables of this database: give an empty database (or data folder).',
    );
  if (isUsed && !mayReplace)
    throw new RestoreRefusedError(
      'The database is not empty: use --replace to replace all of its data with the backup.',
    );
}

/**
 * Restores a backup: migrates an empty database to the version of the backup, loads it, and migrates it to this
 * version.
 * @throws BackupError, RestoreRefusedError and errors of the database
 */
export async function restoreBackup(
  database: OpenDatabase,
  path: string,
  { mayReplace, onLoaded }: { mayReplace: boolean; onLoaded: (rows: number, of: number) => void },
): Promise<BackupHeader> {
  // Nothing is changed before the file is known to be complete.
  const { header, end } = await checkBackup(path);
  const unknown = await findUnknownMigration(header.migrations);
  if (unknown !== undefined)
    throw new RestoreRefusedError(
      `The backup is of another version of TitleNet: use that version (it has the migration ${unknown}).`,
    );
  assertMayReplace(await findOccupancy(database), header, mayReplace);
  await migrate(database, header.migrations.at(-1));
  const all = Object.values(end.rows).reduce((sum, rows) => sum + rows, 0);
  let loaded = 0;
  await loadDatabase(database, path, end, (rows) => {
    loaded += rows;
    onLoaded(loaded, all);
  });
  await migrate(database);
  return header;
}

export const restoreCommand: Command = {
  name: 'restore',
  usage: '<file> [--replace]',
  summary: 'Restores a backup into an empty database, or with --replace in place of all data; no server may run',
  isOnAnyVersion: true,
  async run(args, { database, out }) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [path, ...more] = positionals;
    if (!path || more.length > 0) throw new UsageError('Name the file of the backup.');
    const bar = progressBar(out, 'Restore');
    const onLoaded = (rows: number, of: number) => bar.show(rows, of);
    try {
      const { createdAt } = await restoreBackup(database, path, { mayReplace: values.replace, onLoaded });
      bar.end();
      out.write(`${path} of ${createdAt} is restored.\n`);
      return 0;
    } catch (error) {
      bar.end();
      const message = messageFor(error);
      if (message === undefined) throw error;
      process.stderr.write(`${message}\n`);
      return 1;
    }
  },
};
