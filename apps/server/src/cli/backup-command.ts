import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { messageOf } from '../caught-error.ts';
import { dumpDatabase } from '../database/backup/dump-tables.queries.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { type Command, UsageError } from './command.ts';

/** Fast rather than small: half the size takes four times as long. */
const GZIP_LEVEL = 3;

/** Writes a backup; the file appears under its name when it is whole. Throws what disk and database throw. */
export async function writeBackup(
  database: OpenDatabase,
  path: string,
  onCopied: (table: string, rows: number) => void = () => undefined,
): Promise<void> {
  const unfinished = `${path}.part`;
  // Opened before the database is read: an error of the pipeline would only be noticed at the next write.
  const file = await open(unfinished, 'w', 0o600);
  const parts = new PassThrough();
  const written = pipeline(parts, createGzip({ level: GZIP_LEVEL }), file.createWriteStream());
  const write = async (part: Buffer) => {
    if (!parts.write(part)) await Promise.race([new Promise((resolve) => parts.once('drain', resolve)), written]);
  };
  try {
    await dumpDatabase(database, write, onCopied);
    parts.end();
    await written;
    await rename(unfinished, path);
  } catch (error) {
    parts.destroy(error instanceof Error ? error : new Error(messageOf(error)));
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

export const backupCommand: Command = {
  name: 'backup',
  usage: '<file>',
  summary: 'Writes all that the store holds to one file, also while the server runs',
  async run([path, ...more], { database, out }) {
    if (!path || more.length > 0) throw new UsageError('Name the file to write.');
    if ((await stat(path).catch(() => undefined))?.isDirectory())
      throw new UsageError(`${path} is a folder: name the file to write.`);
    const folder = dirname(path);
    if (!(await stat(folder).catch(() => undefined))?.isDirectory())
      throw new UsageError(`There is no folder ${folder}: create it, or name another file.`);
    let rows = 0;
    await writeBackup(database, path, (table, count) => {
      rows += count;
      if (out.isTTY) out.write(`\r${table}: ${formatCount(count)} rows\u001b[K`);
    });
    const { size } = await stat(path);
    const megabytes = (size / 1024 / 1024).toFixed(1);
    out.write(`${out.isTTY ? '\r\u001b[K' : ''}${path}: ${formatCount(rows)} rows, ${megabytes} MB\n`);
    return 0;
  },
};
