import { ApiError } from './api-error.ts';

/** Message for a failed change: the server's own if it refused the input. */
export function failureText(error: unknown): string {
  const isRefusal = error instanceof ApiError && (error.status === 400 || error.status === 404);
  return isRefusal ? error.message : 'The change failed. Try again.';
}
