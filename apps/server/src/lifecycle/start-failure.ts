import { describeFileFault } from '@titlenet/private-files/file-faults';
import { PrivateFileError } from '@titlenet/private-files/stored-once';
import { DatabaseStartError } from '../database/cluster/cluster-layout.ts';
import { databaseFailure, isDiskFull } from '../database/failures.ts';
import { OtherVersionError } from '../database/migrate.ts';
import { SettingsError } from '../settings.ts';
import { OpenFolderError } from './private-files.ts';
import { StartRefusedError } from './start-refused-error.ts';

interface SystemError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
  path?: string;
}

/** Describes a start failure in one line with the remedy; unexpected errors with their stack. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `TitleNet could not start: ${String(error)}`;
  // Errors of other kinds lack these members, which are optional.
  const { code = '', syscall, address, port, path } = error as SystemError;
  if (
    error instanceof SettingsError ||
    error.name === 'FolderInUseError' ||
    error instanceof OpenFolderError ||
    error instanceof OtherVersionError ||
    error instanceof StartRefusedError ||
    error instanceof PrivateFileError ||
    error instanceof DatabaseStartError
  )
    return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; stop the program that uses it, or set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this user; set PORT to another.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}; set HOST to one of its own.`;
  const fault = describeFileFault({ code });
  // A failed write has no path.
  if (fault && path !== undefined) return `TitleNet cannot use ${path}: ${fault} (${code}, ${syscall}).`;
  if (fault && syscall === 'write') return `A file cannot be written: ${fault} (${code}).`;
  if (isDiskFull(error)) return 'The disk of the database is full; free some space and start again.';
  const failure = databaseFailure(error);
  if (failure && failure.kind !== 'bug')
    return `The database cannot be used: ${error.message.split('\n')[0]}. Check DATABASE_URL, and whether it runs.`;
  if (error.message.startsWith('The development identity provider')) return error.message;
  return `TitleNet could not start: ${error.stack ?? error.message}`;
}
