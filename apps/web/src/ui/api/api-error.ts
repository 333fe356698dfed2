import { type ErrorCode, errorCodes } from '@titlenet/contract/error-codes';

/** A failed call. `status` is 0 if there was no response; `traceId` is the id in the server's log. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly traceId: string;
  /** Percent, if the search is not ready yet. */
  readonly progress: number | undefined;

  constructor(status: number, response: { code?: string; message?: string; traceId: string; progress?: number }) {
    super(
      response.message ?? (status === 0 ? 'The server did not respond' : `The server responded with status ${status}`),
    );
    this.name = 'ApiError';
    this.status = status;
    this.code = response.code && Object.hasOwn(errorCodes, response.code) ? (response.code as ErrorCode) : undefined;
    this.traceId = response.traceId;
    this.progress = response.progress;
  }
}

/** Creates the error of a failed response, from its body if it is the product's. */
export async function errorOfResponse(response: Response, traceId: string): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
  return new ApiError(response.status, {
    code: typeof error.code === 'string' ? error.code : undefined,
    message: typeof error.message === 'string' ? error.message : undefined,
    traceId: typeof error.traceId === 'string' ? error.traceId : traceId,
    progress: typeof error.progress === 'number' ? error.progress : undefined,
  });
}
