import type { ErrorAnswer, ErrorCode } from '@titlenet/contract/error-codes';

/** Default messages for the caller; they never contain the cause. */
const messages: Record<ErrorCode, string> = {
  'bad-input': 'The request is not valid.',
  'not-signed-in': 'Sign in to use this service.',
  denied: 'You do not have permission for this.',
  'not-found': 'Not found.',
  'too-large': 'The request is too large.',
  'too-many-requests': 'Too many requests. Try again later.',
  internal: 'The server failed.',
  'bad-gateway': 'A service behind the server failed.',
  overload: 'The server is busy. Try again later.',
  'disk-full': 'The disk of the server is full. Nothing can be stored until space is freed.',
  'search-not-ready': 'The search is not ready yet. Try again later.',
  'database-unavailable': 'The database does not respond.',
  'mail-unavailable': 'The mail service does not respond.',
  'hqna-unavailable': 'The HQNA service does not respond.',
};

type Issues = ErrorAnswer['issues'];

/** An error with a code of the contract. `message` is shown to the caller; `cause` is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issues;
  /** Percent, if the cause is that something is not ready yet. */
  readonly progress: number | undefined;

  constructor(
    code: ErrorCode,
    message?: string,
    options: { cause?: unknown; issues?: Issues; progress?: number } = {},
  ) {
    super(message ?? messages[code], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
    this.progress = options.progress;
  }
}
