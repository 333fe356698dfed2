import { ApiError } from './api-error.ts';

/** What a refused or failed change says beside the field: the server's own words where it refused. */
export function failureText(error: unknown): string {
  const isRefusal = error instanceof ApiError && (error.status === 400 || error.status === 404);
  return isRefusal ? error.message : 'That did not work. Nothing was lost: try again.';
}
