import { showAccessDenied, showError, showWarning } from '../toasts/toasts.ts';

const warnings: Record<number, (supportExtension: string) => string> = {
  502: () => 'Bad Gateway',
  520: () => 'SQL service is unavailable. Please try again later',
  521: () => 'SMTP service is unavailable. Please try again later.',
  // The missing blank after the first sentence is the specification's (decision G-143).
  522: (extension) => `HQNA service is unavailable.Please contact the Customer Support Center at ${extension}.`,
};

/** Says what the error catalogue says of a failed call (TS §8): every status has its toast, unknown ones too. */
export function toastForFailure(
  status: number,
  options: { supportExtension?: string; onAccessDeniedClick: () => void },
): void {
  const warning = warnings[status];
  if (warning) showWarning(warning(options.supportExtension ?? 'x1234'));
  else if (status === 401 || status === 403) showAccessDenied(options.onAccessDeniedClick);
  else showError('Server error');
}
