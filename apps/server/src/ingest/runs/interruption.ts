import { databaseFailure, isDiskFull } from '../../database/failures.ts';

const STORED = 'Records that were read before are stored';

/**
 * Describes an error of the database or of the disk that ended an import, with the remedy.
 * @returns undefined for other errors
 */
export function describeInterruption(error: unknown): string | undefined {
  if (isDiskFull(error)) return `The disk of the server is full. ${STORED}; free some space and import the file again.`;
  const kind = databaseFailure(error)?.kind;
  if (kind === 'overload' || kind === 'retryable')
    return `The database was too busy. ${STORED}; import the file again.`;
  return kind && `The database did not respond. ${STORED}; import the file again.`;
}
