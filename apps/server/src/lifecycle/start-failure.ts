import { databaseFailure } from '../database/failures.ts';
import { SettingsError } from '../settings.ts';
import { OpenFolderError } from './private-files.ts';

interface ListenError extends Error {
  code?: string;
  syscall?: string;
  address?: string;
  port?: number;
}

/** Describes a start failure in one line with the remedy; unexpected errors with their stack. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `TitleNet could not start: ${String(error)}`;
  const { code, syscall, address, port } = error as ListenError;
  if (error instanceof SettingsError || error.name === 'FolderInUseError' || error instanceof OpenFolderError)
    return error.message;
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use; stop the program that uses it, or set PORT to another one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this user; set PORT to another.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}; set HOST to one of its own.`;
  const failure = databaseFailure(error);
  if (failure && failure.kind !== 'bug') return `The database cannot be used: ${error.message.split('\n')[0]}`;
  if (error.message.startsWith('The development identity provider')) return error.message;
  return `TitleNet could not start: ${error.stack ?? error.message}`;
}
