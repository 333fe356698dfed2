import { useLayoutEffect } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. For dialogs that are unmounted when they close;
 * Mantine returns the focus only for dialogs that stay mounted.
 */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      // After the dialog's focus trap is released.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
