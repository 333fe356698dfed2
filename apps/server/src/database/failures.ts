import { membersOf } from '@titlenet/catalogue/members-of';
import { systemErrorCode } from '../caught-error.ts';
/**
 * What an error of the database means to the caller: it does not respond, it responds but is busy or too slow, its disk
 * is full, it cannot store the input, a retry may succeed, two writers use the same key, or the product has a bug.
 */
export type FailureKind =
  | 'database-unavailable'
  | 'disk-full'
  | 'bad-input'
  | 'conflict'
  | 'retryable'
  | 'overload'
  | 'bug';

export interface DatabaseFailure {
  kind: FailureKind;
  /** SQLSTATE or Node's error code, for the log. */
  code: string | undefined;
}

/** The database responds, but the query was not served in time. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** The database does not respond because its disk is full. */
export class DiskFullError extends Error {
  override name = 'DiskFullError';
}

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the socket of a PostgreSQL that is not running
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of the driver itself, which have no code: a time limit passed while the database may be alive. */
const TIME_LIMITS =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
/** Errors of the driver itself: the connection is lost. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout expired|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|Postgres connection has been discarded)/;

/** By SQLSTATE, the most specific pattern first (PostgreSQL documentation, appendix A). */
const SQLSTATES: [RegExp, FailureKind][] = [
  [/^57014$/, 'overload'], // statement_timeout; 55P03 is lock_timeout
  [/^55P03$/, 'overload'],
  [/^25P0[34]$/, 'overload'],
  [/^(40001|40P01)$/, 'retryable'],
  [/^(08|57P0|58|3D000|28)/, 'database-unavailable'],
  [/^25006$/, 'database-unavailable'], // a primary that has become a replica takes no writes
  [/^53100$/, 'disk-full'],
  [/^(53|54)/, 'overload'],
  [/^22/, 'bad-input'],
  [/^23(505|P01)$/, 'conflict'],
  [/^23/, 'bad-input'],
];

/**
 * Classifies an error. `database-unavailable` becomes status 520, `overload` 503, `disk-full` 507, `bad-input` 400.
 * Errors of the pools are explained before (Diagnosis), so that a passed time limit says whether the database is alive.
 *
 * @returns undefined for an error that is not from the database
 */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DatabaseBusyError) return { kind: 'overload', code: undefined };
  if (error instanceof DiskFullError) return { kind: 'disk-full', code: undefined };
  if (error instanceof AggregateError && error.errors.length > 0) return databaseFailure(error.errors[0]);
  const { code, severity, syscall } = membersOf(error);
  if (typeof severity === 'string' && typeof code === 'string') {
    return { kind: SQLSTATES.find(([pattern]) => pattern.test(code))?.[1] ?? 'bug', code };
  }
  // A missing file has ENOENT too, so only system calls on sockets count.
  const isSocket = typeof syscall === 'string' && /^(connect|read|write|getaddrinfo)$/.test(syscall);
  if (typeof code === 'string' && NETWORK.has(code) && isSocket) return { kind: 'database-unavailable', code };
  const isLost = isPassedTimeLimit(error) || LOST_CONNECTION.test(error.message);
  return isLost ? { kind: 'database-unavailable', code: undefined } : undefined;
}

/** Whether an error says only that a time limit passed: the database may be busy or gone. */
export function isPassedTimeLimit(error: unknown): boolean {
  return error instanceof Error && TIME_LIMITS.test(error.message);
}

const FULL_DISK_CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error of the database or of the file system, or its cause, is a full disk. */
export function isDiskFull(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof DiskFullError || FULL_DISK_CODES.has(systemErrorCode(one))) return true;
  return false;
}
