/** Every error code of the API with its HTTP status (ERR-01 to ERR-11). */
export const errorCodes = {
  'bad-input': 400,
  'not-signed-in': 401,
  denied: 403,
  'not-found': 404,
  'too-large': 413,
  'too-many-requests': 429,
  internal: 500,
  'bad-gateway': 502,
  overload: 503,
  /** The search index is loading. `progress` has the progress, `Retry-After` the time of the next attempt. */
  'search-not-ready': 503,
  /** The disk of the database or of the data folder is full: reading works, storing does not. */
  'disk-full': 507,
  'database-unavailable': 520,
  'mail-unavailable': 521,
  'hqna-unavailable': 522,
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** Body of every error response; `traceId` is also in the log and on the error page. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  traceId: string;
  issues?: { path: string; message: string }[];
  /** Only `search-not-ready`: 0 to 99. */
  progress?: number;
}
