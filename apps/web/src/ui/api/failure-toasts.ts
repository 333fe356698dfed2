import { showAccessDenied, showError, showWarning } from '../toasts/toasts.ts';

const warnings: Record<number, (supportExtension: string) => string> = {
  502: () => 'Bad Gateway',
  520: () => 'SQL service is unavailable. Please try again later',
  521: () => 'SMTP service is unavailable. Please try again later.',
  // The specified text has no blank after the first sentence (G-143).
  522: (extension) => `HQNA service is unavailable.Please contact the Customer Support Center at ${extension}.`,
};

/** Shows the toast for a failed call [ERR-01..ERR-11]. */
export function toastForFailure(
  status: number,
  options: { supportExtension?: string; onAccessDeniedClick: () => void },
): void {
  const warning = warnings[status];
  if (warning) showWarning(warning(options.supportExtension ?? 'x1234'));
  else if (status === 401 || status === 403) showAccessDenied(options.onAccessDeniedClick);
  else showError('Server error');
}
