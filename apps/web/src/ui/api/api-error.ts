import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { membersOf } from '@titlenet/catalogue/members-of';
import { keysOf } from '@titlenet/catalogue/typed-objects';
import { type ErrorCode, errorCodes } from '@titlenet/contract/error-codes';

interface FailedResponse {
  code?: string;
  message?: string;
  traceId: string;
  progress?: number;
  issues?: readonly string[];
  retryAfterMs?: number | undefined;
}

/** A failed call. `status` is 0 if there was no response; `traceId` is the id in the server's log. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly traceId: string;
  /** Percent, if the search is not ready yet. */
  readonly progress: number | undefined;
  /** Pause before the next attempt, if the server states one. */
  readonly retryAfterMs: number | undefined;
  /** What is wrong with the input. */
  readonly issues: readonly string[];

  constructor(status: number, response: FailedResponse) {
    super(
      response.message ?? (status === 0 ? 'The server did not respond' : `The server responded with status ${status}`),
    );
    this.name = 'ApiError';
    this.status = status;
    this.code = isOneOf(keysOf(errorCodes), response.code) ? response.code : undefined;
    this.traceId = response.traceId;
    this.progress = response.progress;
    this.issues = response.issues ?? [];
    this.retryAfterMs = response.retryAfterMs;
  }
}

/** Creates the error of a failed response, from its body if it is the product's. */
export async function errorOfResponse(response: Response, traceId: string): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = membersOf(body);
  return new ApiError(response.status, {
    code: typeof error.code === 'string' ? error.code : undefined,
    message: typeof error.message === 'string' ? error.message : undefined,
    traceId: typeof error.traceId === 'string' ? error.traceId : traceId,
    progress: typeof error.progress === 'number' ? error.progress : undefined,
    issues: issuesIn(error.issues),
    retryAfterMs: retryAfterOf(response.headers),
  });
}

/** `Retry-After` in milliseconds from now: seconds, or a date (RFC 9110 §10.2.3). */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** 'sortBy: Unknown order'; the part of the request (`body`, `querystring`) does not matter to the user. */
function issuesIn(sent: unknown): string[] {
  if (!Array.isArray(sent)) return [];
  return sent.map(membersOf).map(({ path, message }) => {
    const name = String(path ?? '')
      .split('/')
      .slice(1)
      .join('.');
    return name === '' ? String(message) : `${name}: ${message}`;
  });
}
