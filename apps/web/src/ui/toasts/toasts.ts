import { notifications } from '@mantine/notifications';

/*
 * Toasts (UX.md, decision G-157): top right; success stays 6 s and waits while hovered or focused, warnings and errors
 * stay until they are closed. The text is the id: what is on screen already is not said twice.
 */

const closeButtonProps = { 'aria-label': 'Close this message' };

/** Says that something worked; goes by itself after 6 s. */
export function showSuccess(message: string): void {
  notifications.show({ id: message, message, autoClose: 6_000, color: 'var(--ok)', role: 'status', closeButtonProps });
}

/** Says what to watch out for; stays until it is closed. */
export function showWarning(message: string): void {
  notifications.show({ id: message, message, autoClose: false, color: 'var(--warn)', role: 'alert', closeButtonProps });
}

/** Says that something failed; stays until it is closed. */
export function showError(message: string): void {
  notifications.show({
    id: message,
    message,
    autoClose: false,
    color: 'var(--danger)',
    role: 'alert',
    closeButtonProps,
  });
}

const accessDeniedId = 'access-denied';

/**
 * The sticky toast at the top centre (TS §6, §8); a tap anywhere on it, or its close button, calls `onClick`, which
 * logs out. Only one is ever shown (decision G-32).
 */
export function showAccessDenied(onClick: () => void): void {
  notifications.show({
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
      notifications.hide(accessDeniedId);
      onClick();
    },
  });
}

/** Takes every toast away: what they spoke of belongs to a session that is over. */
export function clearToasts(): void {
  notifications.clean();
}
