import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorAnswer, type ErrorCode, errorCodes } from '@titlenet/contract/error-codes';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { databaseFailure, type FailureKind, isDiskFull } from '../database/failures.ts';
import { traceIdOf, traceparentOf } from './trace.ts';

const OVERLOAD_SECONDS = '5';
const retryAfterSeconds: Partial<Record<ErrorCode, string>> = { overload: OVERLOAD_SECONDS, 'search-not-ready': '2' };

const JSON_TYPE = 'application/json; charset=utf-8';

const codeByStatus: Record<number, ErrorCode> = {
  401: 'not-signed-in',
  403: 'denied',
  404: 'not-found',
  413: 'too-large',
  429: 'too-many-requests',
  503: 'overload',
  507: 'disk-full',
};

const codeByDatabaseFailure: Record<FailureKind, ErrorCode> = {
  'database-unavailable': 'database-unavailable',
  'disk-full': 'disk-full',
  retryable: 'overload',
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

/** Converts any thrown error to one of the contract's error codes. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map(({ instancePath, message }) => ({
      path: `${error.validationContext ?? ''}${instancePath}`,
      message: message ?? 'Invalid',
    }));
    return new AppError('bad-input', undefined, { cause: error, issues });
  }
  if (isDiskFull(error)) return new AppError('disk-full', undefined, { cause: error });
  const failure = databaseFailure(error);
  if (failure) return new AppError(codeByDatabaseFailure[failure.kind], undefined, { cause: error });
  // Other errors lack the status, which is optional.
  return fromFramework(error as FastifyError);
}

function answerOf(error: AppError, traceId: string): ErrorAnswer {
  const answer: ErrorAnswer = { code: error.code, message: error.message, traceId };
  if (error.issues) answer.issues = error.issues;
  if (error.progress !== undefined) answer.progress = error.progress;
  return answer;
}

function handleError(thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  const error = toAppError(thrown);
  const status = errorCodes[error.code];
  if (status >= 500 && error.code !== 'search-not-ready' && !request.isRefusedByQueue)
    request.log.error({ err: error.cause ?? error, code: error.code }, error.message);
  if (error.code === 'not-signed-in' && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer');
  const retryAfter = retryAfterSeconds[error.code];
  if (retryAfter) reply.header('retry-after', retryAfter);
  reply.removeHeader('etag');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(JSON_TYPE)
    .send(JSON.stringify(answerOf(error, request.id)));
}

/**
 * Answers requests that Fastify refuses before any hook runs, such as a path with `%zz`, like all other failures.
 * @param headers security headers, which a hook sets elsewhere
 */
export function answerMalformedPaths(headers: readonly [name: string, value: string][]) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // Fastify calls it with an error of the path only; its message would quote the path.
    void handleError(new AppError('bad-input', 'The address is malformed.', { cause: error }), request, reply);
  };
}

/**
 * Returns a function that answers a request that Fastify does not see, as `overload`, like all other failures. It takes a
 * fraction of the time, because nothing of the answer is computed but its trace id.
 * @param headers security headers, which a hook sets elsewhere
 */
export function prepareOverloadAnswer(headers: readonly [name: string, value: string][]) {
  const error = new AppError('overload');
  const fields = [...headers, ['retry-after', OVERLOAD_SECONDS], ['content-type', JSON_TYPE]].flat();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const traceId = traceIdOf(request);
    const body = JSON.stringify(answerOf(error, traceId));
    const own = ['traceparent', traceparentOf(traceId), 'content-length', String(Buffer.byteLength(body))];
    response.writeHead(errorCodes.overload, fields.concat(own)).end(body);
  };
}

const siteOf = (url: string) => (url.startsWith('/hccp/') ? '/hccp/' : '/');

/** @returns true if a browser opens the address as a page: the root would redirect to itself, the API has no pages */
function isPageRequest({ method, headers, url }: FastifyRequest): boolean {
  return (
    method === 'GET' &&
    url !== siteOf(url) &&
    !url.startsWith('/api/') &&
    Boolean(headers.accept?.includes('text/html'))
  );
}

/**
 * Answers all failures as the contract's `ErrorAnswer`; browsers are redirected from unknown pages to the screen 404.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(handleError);
  app.setNotFoundHandler((request, reply) =>
    isPageRequest(request)
      ? reply.header('cache-control', 'no-store').redirect(`${siteOf(request.url)}#/404`)
      : handleError(new AppError('not-found'), request, reply),
  );
}
