import { ApiError } from './api-error.ts';

/** Message for a failed change: the server's own if it refused the input. */
export function failureText(error: unknown): string {
  const isRefusal = error instanceof ApiError && (error.status === 400 || error.status === 404);
  return isRefusal ? error.message : 'The change failed. Try again.';
}

/** What happened to something that is missing in a print or file: 'Could not be loaded: the server did not respond.' */
export function loadFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Could not be loaded.';
  const cause = error.message.replace(/^The /, 'the ').replace(/\.$/, '');
  return `Could not be loaded: ${cause}.`;
}
