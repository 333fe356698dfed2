import { type ErrorCode, errorCodes } from '@titlenet/contract/error-codes';

/**
 * A call that failed. `status` is the answer's, or 0 when there was no answer; `traceId` is the one that the server
 * logs and the error page shows.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly traceId: string;

  constructor(status: number, answer: { code?: string; message?: string; traceId: string }) {
    super(answer.message ?? (status === 0 ? 'The server did not answer' : `The server answered ${status}`));
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code && Object.hasOwn(errorCodes, answer.code) ? (answer.code as ErrorCode) : undefined;
    this.traceId = answer.traceId;
  }
}

/** The error of an answer that is no success: the body's words when it is the product's, else those of its status. */
export async function errorOfAnswer(answer: Response, traceId: string): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const error = body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  return new ApiError(answer.status, {
    code: typeof error.code === 'string' ? error.code : undefined,
    message: typeof error.message === 'string' ? error.message : undefined,
    traceId: typeof error.traceId === 'string' ? error.traceId : traceId,
  });
}
