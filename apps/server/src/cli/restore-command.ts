import { parseArgs } from 'node:util';
import { BackupError, type BackupHeader, checkBackup } from '../database/backup/backup-file.ts';
import { findOccupancy, loadDatabase, type Occupancy } from '../database/backup/load-tables.queries.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { type Command, UsageError } from './command.ts';
import { progressBar } from './progress-bar.ts';

/** A restore that would harm what is there; the message says what to do. */
class RefusedRestore extends Error {}

/** A failure whose message says all of it; so does that of a file that is not there. */
const isForPeople = (error: unknown): error is Error =>
  error instanceof RefusedRestore || error instanceof BackupError || (error as NodeJS.ErrnoException).code === 'ENOENT';

const hasSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join();

function assertMayReplace(
  database: OpenDatabase,
  { migrations, isUsed, servers }: Occupancy,
  header: BackupHeader,
  mayReplace: boolean,
): void {
  if (servers > 0 || (database.kind === 'embedded' && database.hostPid() === undefined))
    throw new RefusedRestore('A server runs on this database: stop it first.');
  if (migrations.length > 0 && !hasSame(migrations, header.migrations))
    throw new RefusedRestore(
      'The backup is of another version than the tables of this database: give an empty database (or data folder).',
    );
  if (isUsed && !mayReplace)
    throw new RefusedRestore('The database is not empty: --replace puts the backup in the place of all it holds.');
}

/**
 * Puts a backup into a database: an empty one is brought to the version of the backup, filled, and then brought to this
 * version. Throws BackupError, RefusedRestore, and what the database throws.
 */
export async function restoreBackup(
  database: OpenDatabase,
  path: string,
  { mayReplace, onLoaded }: { mayReplace: boolean; onLoaded: (rows: number, of: number) => void },
): Promise<BackupHeader> {
  // Nothing is touched before the file is known to be whole.
  const { header, end } = await checkBackup(path);
  assertMayReplace(database, await findOccupancy(database), header, mayReplace);
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
  summary: 'Puts a backup into an empty database, or with --replace into the place of all it holds; no server may run',
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
      if (!isForPeople(error)) throw error;
      process.stderr.write(`${error.message}\n`);
      return 1;
    }
  },
};
