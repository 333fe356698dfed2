import type { NotificationData } from '@mantine/notifications';
import { createAtom } from '@tanstack/react-store';

/*
 * Toasts at the top right (G-157): success closes after 6 s, unless hovered or focused; warnings and errors stay until
 * they are closed or their page is left. The text is the id, so that a visible toast is not shown twice.
 */

/** Loads the library of the toasts. */
export const loadToasts = () => import('@mantine/notifications');

/** Whether a toast was shown, so that the library is loaded. It is not part of the first script. */
export const areToastsUsed = createAtom(false);

type Notifications = Awaited<ReturnType<typeof loadToasts>>['notifications'];

/** Without the library, which the next toast loads again, nothing is done. */
function withLibrary(use: (notifications: Notifications) => void): void {
  void loadToasts().then(
    ({ notifications }) => use(notifications),
    () => undefined,
  );
}

function show(toast: NotificationData): void {
  withLibrary((notifications) => {
    areToastsUsed.set(true);
    notifications.show(toast);
  });
}

/** Toasts that stay until they are closed, or until the user leaves the page that showed them. */
const stickyIds = new Set<string>();

const closeButtonProps = { 'aria-label': 'Close this message' };

/** Shows a success toast for 6 s. */
export function showSuccess(message: string): void {
  show({ id: message, message, autoClose: 6_000, color: 'var(--ok)', role: 'status', closeButtonProps });
}

/**
 * Shows a warning that stays until it is closed or the page is left.
 *
 * @param position the bottom centre for a warning about what is at the right or in the header, which it must not cover
 */
export function showWarning(message: string, position: 'top-right' | 'bottom-center' = 'top-right'): void {
  stickyIds.add(message);
  show({ id: message, message, position, autoClose: false, color: 'var(--warn)', role: 'alert', closeButtonProps });
}

/** Shows an error that stays until it is closed or the page is left. */
export function showError(message: string): void {
  stickyIds.add(message);
  show({ id: message, message, autoClose: false, color: 'var(--danger)', role: 'alert', closeButtonProps });
}

const accessDeniedId = 'access-denied';

/**
 * The sticky toast at the top centre [ERR-03..ERR-06, SIGN-29]. A click on it, or on its close button, calls `onClick`,
 * which logs out. At most one is shown (G-32).
 */
export function showAccessDenied(onClick: () => void): void {
  show({
    id: accessDeniedId,
    title: 'Access Denied',
    message: 'You do not have permission to access application. Please contact the administrator.',
    position: 'top-center',
    autoClose: false,
    color: 'var(--danger)',
    role: 'alert',
    style: { cursor: 'pointer' },
    closeButtonProps: { 'aria-label': 'Log out' },
    onClick: () => {
      withLibrary((notifications) => notifications.hide(accessDeniedId));
      onClick();
    },
  });
}

/** Removes warnings and errors, because the user leaves the page that they belong to. Access Denied stays. */
export function clearPageToasts(): void {
  if (stickyIds.size === 0) return;
  const ids = [...stickyIds];
  stickyIds.clear();
  withLibrary((notifications) => {
    for (const id of ids) notifications.hide(id);
  });
}

/** Removes all toasts, because they belong to a session that has ended. */
export function clearToasts(): void {
  if (areToastsUsed.get()) withLibrary((notifications) => notifications.clean());
}
