import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to where it was when a dialog opened, once it is closed (UX.md). For dialogs that are drawn only
 * while they are open: Mantine gives it back only where the closed dialog stays.
 */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    return () => {
      // After the dialog's own trap has let go.
      setTimeout(() => {
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
