import { type ErrorCode, errorCodes } from '@titlenet/contract/error-codes';

/** A failed call. `status` is 0 if there was no response; `traceId` is the id in the server's log. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly traceId: string;

  constructor(status: number, answer: { code?: string; message?: string; traceId: string }) {
    super(
      answer.message ?? (status === 0 ? 'The server did not respond' : `The server responded with status ${status}`),
    );
    this.name = 'ApiError';
    this.status = status;
    this.code = answer.code && Object.hasOwn(errorCodes, answer.code) ? (answer.code as ErrorCode) : undefined;
    this.traceId = answer.traceId;
  }
}

/** Creates the error of a failed response, from its body if it is the product's. */
export async function errorOfAnswer(answer: Response, traceId: string): Promise<ApiError> {
  const body: unknown = await answer.json().catch(() => null);
  const error = body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  return new ApiError(answer.status, {
    code: typeof error.code === 'string' ? error.code : undefined,
    message: typeof error.message === 'string' ? error.message : undefined,
    traceId: typeof error.traceId === 'string' ? error.traceId : traceId,
  });
}
