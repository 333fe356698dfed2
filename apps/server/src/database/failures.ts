/**
 * What an error of the database means to the caller: it is unavailable or too slow, it cannot store the input, a retry
 * may succeed, two writers use the same key, it is overloaded, or the product has a bug.
 */
export type FailureKind =
  | 'database-unavailable'
  | 'timeout'
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

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT', // the embedded database's socket while its host is away
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Errors of the driver itself have no code. */
const PG_MESSAGES: [RegExp, FailureKind][] = [
  [/^Query read timeout$/, 'timeout'],
  [/^timeout exceeded when trying to connect$/, 'database-unavailable'],
  [
    /^(Connection terminated|timeout expired|Client (has encountered a connection error|was closed))/,
    'database-unavailable',
  ],
  [/^(Cannot use a pool after calling end|Postgres connection has been discarded)/, 'database-unavailable'],
];

/** By SQLSTATE, the most specific pattern first (PostgreSQL documentation, appendix A). */
const SQLSTATES: [RegExp, FailureKind][] = [
  [/^57014$/, 'timeout'], // statement_timeout; 55P03 is lock_timeout
  [/^55P03$/, 'timeout'],
  [/^25P0[34]$/, 'timeout'],
  [/^(40001|40P01)$/, 'retryable'],
  [/^(08|57P0|58|3D000|28)/, 'database-unavailable'],
  [/^53300$/, 'database-unavailable'],
  [/^(53|54)/, 'overload'],
  [/^22/, 'bad-input'],
  [/^23(505|P01)$/, 'conflict'],
  [/^23/, 'bad-input'],
];

/**
 * Classifies an error. `database-unavailable` and `timeout` become status 520, `bad-input` 400, `overload` 503.
 *
 * @returns undefined for an error that is not from the database
 */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof AggregateError && error.errors.length > 0) return databaseFailure(error.errors[0]);
  const { code, severity, syscall } = error as Error & { code?: unknown; severity?: unknown; syscall?: unknown };
  if (typeof severity === 'string' && typeof code === 'string') {
    return { kind: SQLSTATES.find(([pattern]) => pattern.test(code))?.[1] ?? 'bug', code };
  }
  // A missing file has ENOENT too, so only system calls on sockets count.
  const isSocket = typeof syscall === 'string' && /^(connect|read|write|getaddrinfo)$/.test(syscall);
  if (typeof code === 'string' && NETWORK.has(code) && isSocket) return { kind: 'database-unavailable', code };
  const kind = PG_MESSAGES.find(([pattern]) => pattern.test(error.message))?.[1];
  return kind && { kind, code: undefined };
}
