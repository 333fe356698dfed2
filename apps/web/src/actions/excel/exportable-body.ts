import { showWarning } from '../../ui/toasts/toasts.ts';

/**
 * @param endpoint that writes the rows of its request into a file
 * @returns the body
 * @throws Error, after a warning, if the body is larger than the server accepts
 */
export function exportableBody<Body extends object>({ maxBodyBytes }: { maxBodyBytes: number }, body: Body): Body {
  if (new Blob([JSON.stringify(body)]).size <= maxBodyBytes) return body;
  showWarning('The texts of these rows are too long for one file. Select fewer rows.');
  throw new Error('The rows are too large to export');
}
