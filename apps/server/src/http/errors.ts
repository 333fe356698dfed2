import { type ErrorAnswer, type ErrorCode, errorCodes } from '@titlenet/contract/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { databaseFailure, type FailureKind } from '../database/failures.ts';

/** What the caller reads when the thrower says nothing better; never more than the cause itself. */
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
  'database-unavailable': 'The database does not answer.',
  'mail-unavailable': 'The mail service does not answer.',
  'hqna-unavailable': 'The HQNA service does not answer.',
};

type Issues = ErrorAnswer['issues'];

/** A failure whose cause is known. `message` is shown to the caller; `cause` only to the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issues;

  constructor(code: ErrorCode, message?: string, options: { cause?: unknown; issues?: Issues } = {}) {
    super(message ?? messages[code], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = options.issues;
  }
}

const codeByStatus: Record<number, ErrorCode> = {
  401: 'not-signed-in',
  403: 'denied',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many-requests',
  503: 'overload',
};

const codeByDatabaseFailure: Record<FailureKind, ErrorCode> = {
  'database-unavailable': 'database-unavailable',
  timeout: 'database-unavailable',
  retryable: 'database-unavailable',
  overload: 'overload',
  'bad-input': 'bad-input',
  conflict: 'bad-input',
  bug: 'internal',
};

function fromFramework(error: FastifyError): AppError {
  const status = error.statusCode ?? 500;
  const code = codeByStatus[status] ?? (status >= 400 && status < 500 ? 'bad-input' : 'internal');
  return new AppError(code, undefined, { cause: error });
}

/** The one place where whatever was thrown becomes one of the contract's codes (DESIGN §8). */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: `${error.validationContext ?? ''}${instancePath}`,
      message: message ?? 'Invalid',
    }));
    return new AppError('bad-input', undefined, { cause: error, issues });
  }
  const failure = databaseFailure(error);
  if (failure) return new AppError(codeByDatabaseFailure[failure.kind], undefined, { cause: error });
  return fromFramework(error as FastifyError);
}

function answerOf(error: AppError, request: FastifyRequest): ErrorAnswer {
  const answer: ErrorAnswer = { code: error.code, message: error.message, traceId: request.id };
  if (error.issues) answer.issues = error.issues;
  return answer;
}

function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown);
  const status = errorCodes[error.code];
  if (status >= 500) request.log.error({ err: error.cause ?? error, code: error.code }, error.message);
  if (error.code === 'not-signed-in') reply.header('www-authenticate', 'Bearer');
  if (error.code === 'overload') reply.header('retry-after', '5');
  reply.removeHeader('etag');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answerOf(error, request)));
}

/** Every failure, an unknown path too, is answered as the contract's `ErrorAnswer`. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) => handleError(new AppError('not-found'), request, reply));
}
